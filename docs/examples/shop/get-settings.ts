import type { Client } from '@stoa/sdk'

/** What the owner has decided, and the revision that a change names. */
export async function getSettings(stoa: Client) {
  const { settings } = await stoa.shop.getSettings({})
  return [settings.name, settings.revision]
}
