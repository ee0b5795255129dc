import type { Client } from '@stoa/sdk'

/** List the collections in the site's menu with the paths of their pages. */
export async function listDataPages(stoa: Client) {
  const { dataPages } = await stoa.dataCollections.listDataPages({})
  return dataPages.filter(({ inMenu }) => inMenu).map(({ displayName, dataCollectionId }) => `${displayName}: /c/${dataCollectionId}`)
}
