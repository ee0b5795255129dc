import type { Client } from '@stoa/sdk'

/** Reads whether the site’s data has a sandbox. */
export async function getDataSettings(stoa: Client) {
  const { settings } = await stoa.dataSettings.getDataSettings({})
  return settings.sandboxEnabled
}
