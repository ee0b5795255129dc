import type { Client } from '@stoa/sdk'

/** Switches the sandbox on: from now on `environment: 'SANDBOX'` means items of its own in every collection. */
export async function updateDataSettings(stoa: Client) {
  const { settings } = await stoa.dataSettings.getDataSettings({})
  return stoa.dataSettings.updateDataSettings({ settings: { revision: settings.revision, sandboxEnabled: true } })
}
