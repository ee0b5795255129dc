import { ApiError, type Client } from '@stoa/sdk'

/** Refused: no book has an address. */
export async function deleteUrlizedPlugin(stoa: Client) {
  try {
    await stoa.dataCollections.deleteUrlizedPlugin({ dataCollectionId: 'Books' })
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
