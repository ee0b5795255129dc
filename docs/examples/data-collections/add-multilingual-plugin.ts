import { ApiError, type Client } from '@stoa/sdk'

/** This plugin isn't supported: items have one language. */
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
