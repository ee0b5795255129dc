import type { Client } from '@stoa/sdk'

/** Whether the site has a sandbox for its data. */
export async function getDataSettings(stoa: Client) {
  const { settings } = await stoa.dataSettings.getDataSettings({})
  return settings.sandboxEnabled
}
