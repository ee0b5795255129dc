import type { Client } from '@stoa/sdk'

/** Where the site's menu leads, besides the shop. */
export async function listDataPages(stoa: Client) {
  const { dataPages } = await stoa.dataCollections.listDataPages({})
  return dataPages.filter(({ inMenu }) => inMenu).map(({ displayName, dataCollectionId }) => `${displayName}: /c/${dataCollectionId}`)
}
