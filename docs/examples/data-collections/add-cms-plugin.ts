import type { Client } from '@stoa/sdk'

/** The newest first, says whoever builds the page. */
export async function addCmsPlugin(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.addCmsPlugin({
    dataCollectionId: 'Books',
    cmsOptions: { siteSort: { sort: [{ fieldName: 'year', order: 'DESC' }] } },
  })
  return dataCollection.plugins
}
