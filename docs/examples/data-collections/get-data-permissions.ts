import type { Client } from '@stoa/sdk'

/** Check whether everyone can read the books. */
export async function getDataPermissions(stoa: Client) {
  const { dataPermissions } = await stoa.dataCollections.getDataPermissions({ dataCollectionId: 'Books' })
  return dataPermissions.itemRead === 'ANYONE'
}
