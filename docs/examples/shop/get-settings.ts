import type { Client } from '@stoa/sdk'

/** Read a shop setting, and the revision that an update must send. */
export async function getSettings(stoa: Client) {
  const { settings } = await stoa.shop.getSettings({})
  return [settings.name, settings.revision]
}
