import { ApiError, type Client } from '@stoa/sdk'

/** Special permissions aren't supported: team members' permissions come from their roles. */
export async function addSpecialDataPermissions(stoa: Client) {
  const specialPermissions = { userId: '00000000-0000-4000-8000-0000000000ff', itemUpdate: 'ALLOWED' } as const
  try {
    await stoa.dataCollections.addSpecialDataPermissions({ dataCollectionId: 'Books', specialPermissions })
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
