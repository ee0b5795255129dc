import { ApiError, type Client } from '@stoa/sdk'

/** This plugin isn't supported, so it can't be removed. */
export async function deleteMultilingualPlugin(stoa: Client) {
  try {
    await stoa.dataCollections.deleteMultilingualPlugin({ dataCollectionId: 'Books' })
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
