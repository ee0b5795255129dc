import { ApiError, type Client } from '@stoa/sdk'

/** Special permissions aren't supported, so they can't be changed. */
export async function updateSpecialDataPermissions(stoa: Client) {
  const specialPermissions = { id: '00000000-0000-4000-8000-0000000000ff', itemRead: 'ALLOWED' } as const
  try {
    await stoa.dataCollections.updateSpecialDataPermissions({ specialPermissions })
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
