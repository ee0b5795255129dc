import type { Client } from '@stoa/sdk'

/** Who the session, or the key, speaks for. */
export async function getMe(stoa: Client) {
  const { user } = await stoa.staff.getMe({})
  return user.name
}
