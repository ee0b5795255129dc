import type { Client } from '@stoa/sdk'

/** Change your own name in the dashboard. */
export async function updateMe(stoa: Client) {
  const { user } = await stoa.staff.updateMe({ name: 'Olga Reis' })
  return user.name
}
