import { ApiError, type Client } from '@stoa/sdk'

/** Refused: what is sold stands in the catalogue. */
export async function addCatalogPlugin(stoa: Client) {
  try {
    await stoa.dataCollections.addCatalogPlugin({
      dataCollectionId: 'Books',
      catalogOptions: { nameFieldKey: 'title', priceFieldKey: 'price' },
    })
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
