import type { Client } from '@stoa/sdk'

/** Turn on the sandbox: calls with `environment: 'SANDBOX'` then use separate items in each collection. */
export async function updateDataSettings(stoa: Client) {
  const { settings } = await stoa.dataSettings.getDataSettings({})
  return stoa.dataSettings.updateDataSettings({ settings: { revision: settings.revision, sandboxEnabled: true } })
}
