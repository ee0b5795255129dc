import type { Client } from '@stoa/sdk'

/** Whether to show a page's visitor the form for a new book. */
export async function getMyDataPermissions(stoa: Client) {
  const { itemInsert } = await stoa.dataCollections.getMyDataPermissions({ dataCollectionId: 'Books' })
  return itemInsert
}
