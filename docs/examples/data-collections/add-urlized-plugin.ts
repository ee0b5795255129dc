import { ApiError, type Client } from '@stoa/sdk'

/** Refused: books have no pages of their own. */
export async function addUrlizedPlugin(stoa: Client) {
  try {
    await stoa.dataCollections.addUrlizedPlugin({ dataCollectionId: 'Books', urlizedOptions: { format: 'ORIGINAL' } })
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
