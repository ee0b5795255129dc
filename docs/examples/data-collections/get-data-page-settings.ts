import type { Client } from '@stoa/sdk'

/** Check whether the home page shows journal entries. */
export async function getDataPageSettings(stoa: Client) {
  const { settings } = await stoa.dataCollections.getDataPageSettings({ dataCollectionId: 'Journal' })
  return settings.homeItems > 0
}
