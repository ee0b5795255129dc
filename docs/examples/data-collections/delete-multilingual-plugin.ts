import { ApiError, type Client } from '@stoa/sdk'

/** Rejected: no collection has this plugin. */
export async function deleteMultilingualPlugin(stoa: Client) {
  try {
    await stoa.dataCollections.deleteMultilingualPlugin({ dataCollectionId: 'Books' })
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
