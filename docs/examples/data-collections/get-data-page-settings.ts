import type { Client } from '@stoa/sdk'

/** Whether the journal stands on the home page. */
export async function getDataPageSettings(stoa: Client) {
  const { settings } = await stoa.dataCollections.getDataPageSettings({ dataCollectionId: 'Journal' })
  return settings.homeItems > 0
}
