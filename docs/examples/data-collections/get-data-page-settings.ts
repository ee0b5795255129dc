import type { Client } from '@stoa/sdk'

/** Reads whether the journal is on the home page. */
export async function getDataPageSettings(stoa: Client) {
  const { settings } = await stoa.dataCollections.getDataPageSettings({ dataCollectionId: 'Journal' })
  return settings.homeItems > 0
}
