import type { Client } from '@stoa/sdk'

/** Decides whether to show a visitor the form for a new book. */
export async function getMyDataPermissions(stoa: Client) {
  const { itemInsert } = await stoa.dataCollections.getMyDataPermissions({ dataCollectionId: 'Books' })
  return itemInsert
}
