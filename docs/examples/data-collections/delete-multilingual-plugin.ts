import { ApiError, type Client } from '@stoa/sdk'

/** Refused: no book is translated. */
export async function deleteMultilingualPlugin(stoa: Client) {
  try {
    await stoa.dataCollections.deleteMultilingualPlugin({ dataCollectionId: 'Books' })
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
