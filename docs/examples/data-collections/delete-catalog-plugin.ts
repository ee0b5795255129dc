import { ApiError, type Client } from '@stoa/sdk'

/** Refused: no collection is sold. */
export async function deleteCatalogPlugin(stoa: Client) {
  try {
    await stoa.dataCollections.deleteCatalogPlugin({ dataCollectionId: 'Books' })
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
