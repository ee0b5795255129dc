import { ApiError, type Client } from '@stoa/sdk'

/** This plugin isn't supported: items have no generated page URLs. */
export async function addUrlizedPlugin(stoa: Client) {
  try {
    await stoa.dataCollections.addUrlizedPlugin({ dataCollectionId: 'Books', urlizedOptions: { format: 'ORIGINAL' } })
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
