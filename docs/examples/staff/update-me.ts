import type { Client } from '@stoa/sdk'

/** How one is called at the desk. */
export async function updateMe(stoa: Client) {
  const { user } = await stoa.staff.updateMe({ name: 'Olga Reis' })
  return user.name
}
