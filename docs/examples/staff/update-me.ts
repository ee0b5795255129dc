import type { Client } from '@stoa/sdk'

/** Changes the name that the dashboard shows for you. */
export async function updateMe(stoa: Client) {
  const { user } = await stoa.staff.updateMe({ name: 'Olga Reis' })
  return user.name
}
