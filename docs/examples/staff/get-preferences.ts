import type { Client } from '@stoa/sdk'

/** How the dashboard looks to whoever is signed in. */
export async function getPreferences(stoa: Client) {
  const { preferences } = await stoa.staff.getPreferences({})
  return preferences
}
