import type { Client } from '@stoa/sdk'

/** Dark, and close together. */
export async function updatePreferences(stoa: Client) {
  const { preferences } = await stoa.staff.updatePreferences({ preferences: { theme: 'DARK', density: 'COMPACT' } })
  return preferences
}
