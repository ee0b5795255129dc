import type { Client } from '@stoa/sdk'

/** Read the name of the signed-in team member. */
export async function getMe(stoa: Client) {
  const { user } = await stoa.staff.getMe({})
  return user.name
}
