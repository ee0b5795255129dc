import type { Client } from '@stoa/sdk'

/** Read your own dashboard preferences. */
export async function getPreferences(stoa: Client) {
  const { preferences } = await stoa.staff.getPreferences({})
  return preferences
}
