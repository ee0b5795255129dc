import type { Client } from '@stoa/sdk'

/** Check whether the site has a sandbox for its data. */
export async function getDataSettings(stoa: Client) {
  const { settings } = await stoa.dataSettings.getDataSettings({})
  return settings.sandboxEnabled
}
