import { ApiError, type Client } from '@stoa/sdk'

/** Special permissions aren't supported, so they can't be removed. */
export async function removeSpecialDataPermissions(stoa: Client) {
  try {
    await stoa.dataCollections.removeSpecialDataPermissions({ specialPermissionsId: '00000000-0000-4000-8000-0000000000ff' })
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
