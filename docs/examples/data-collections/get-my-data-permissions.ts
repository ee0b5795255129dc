import type { Client } from '@stoa/sdk'

/** Check whether to show the visitor a form for new books. */
export async function getMyDataPermissions(stoa: Client) {
  const { itemInsert } = await stoa.dataCollections.getMyDataPermissions({ dataCollectionId: 'Books' })
  return itemInsert
}
