import { ApiError, type Client } from '@stoa/sdk'

/** This plugin isn't supported: only products of the catalogue can be sold. */
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
