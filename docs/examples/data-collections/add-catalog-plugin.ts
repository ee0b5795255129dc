import { ApiError, type Client } from '@stoa/sdk'

/** Rejected: products belong to the catalogue. */
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
