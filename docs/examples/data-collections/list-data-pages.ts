import type { Client } from '@stoa/sdk'

/** Lists the collections with pages that are in the site’s menu. */
export async function listDataPages(stoa: Client) {
  const { dataPages } = await stoa.dataCollections.listDataPages({})
  return dataPages.filter(({ inMenu }) => inMenu).map(({ displayName, dataCollectionId }) => `${displayName}: /c/${dataCollectionId}`)
}
