import { ApiError, type Client } from '@stoa/sdk'

/** Rejected: the collection has one language. */
export async function addMultilingualPlugin(stoa: Client) {
  try {
    await stoa.dataCollections.addMultilingualPlugin({
      dataCollectionId: 'Books',
      multilingualOptions: { translatableFieldKeys: ['title'] },
    })
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
