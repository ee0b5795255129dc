import { ApiError, type Client } from '@stoa/sdk'

/** Rejected: items don’t have pages by this plugin. */
export async function addUrlizedPlugin(stoa: Client) {
  try {
    await stoa.dataCollections.addUrlizedPlugin({ dataCollectionId: 'Books', urlizedOptions: { format: 'ORIGINAL' } })
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
