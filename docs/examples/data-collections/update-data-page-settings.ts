import type { Client } from '@stoa/sdk'

/** Give books their own pages, laid out as articles with an index, and show three of them on the home page. */
export async function updateDataPageSettings(stoa: Client) {
  const dataCollectionId = 'Books'
  const { settings } = await stoa.dataCollections.getDataPageSettings({ dataCollectionId })
  return stoa.dataCollections.updateDataPageSettings({
    dataCollectionId,
    settings: { revision: settings.revision, hasPages: true, homeItems: 3, listLayout: 'INDEX', itemLayout: 'ARTICLE' },
  })
}
