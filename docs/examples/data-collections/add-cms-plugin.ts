import type { Client } from '@stoa/sdk'

/** Show the newest books first on pages of the site. */
export async function addCmsPlugin(stoa: Client) {
  const { dataCollection } = await stoa.dataCollections.addCmsPlugin({
    dataCollectionId: 'Books',
    cmsOptions: { siteSort: { sort: [{ fieldName: 'year', order: 'DESC' }] } },
  })
  return dataCollection.plugins
}
