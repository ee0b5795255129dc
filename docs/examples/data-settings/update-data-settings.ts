import type { Client } from '@stoa/sdk'

/** Enables the sandbox: `environment: 'SANDBOX'` then gives every collection separate items. */
export async function updateDataSettings(stoa: Client) {
  const { settings } = await stoa.dataSettings.getDataSettings({})
  return stoa.dataSettings.updateDataSettings({ settings: { revision: settings.revision, sandboxEnabled: true } })
}
