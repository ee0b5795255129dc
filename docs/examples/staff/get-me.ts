import type { Client } from '@stoa/sdk'

/** Reads whom the session or key belongs to. */
export async function getMe(stoa: Client) {
  const { user } = await stoa.staff.getMe({})
  return user.name
}
