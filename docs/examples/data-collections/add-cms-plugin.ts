import type { Client } from '@stoa/sdk'

/** Makes pages list the newest items first. */
export async function addCmsPlugin(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.addCmsPlugin({
    dataCollectionId: 'Books',
    cmsOptions: { siteSort: { sort: [{ fieldName: 'year', order: 'DESC' }] } },
  })
  return dataCollection.plugins
}
