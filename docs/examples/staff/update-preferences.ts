import type { Client } from '@stoa/sdk'

/** Selects the dark theme and compact density. */
export async function updatePreferences(stoa: Client) {
  const { preferences } = await stoa.staff.updatePreferences({ preferences: { theme: 'DARK', density: 'COMPACT' } })
  return preferences
}
