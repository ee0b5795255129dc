import { ApiError, type Client } from '@stoa/sdk'

/** This plugin isn't supported, so it can't be removed. */
export async function deleteUrlizedPlugin(stoa: Client) {
  try {
    await stoa.dataCollections.deleteUrlizedPlugin({ dataCollectionId: 'Books' })
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
