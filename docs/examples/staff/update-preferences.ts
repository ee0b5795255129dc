import type { Client } from '@stoa/sdk'

/** Switch the dashboard to dark mode and compact density. */
export async function updatePreferences(stoa: Client) {
  const { preferences } = await stoa.staff.updatePreferences({ preferences: { theme: 'DARK', density: 'COMPACT' } })
  return preferences
}
