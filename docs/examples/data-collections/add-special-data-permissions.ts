import { ApiError, type Client } from '@stoa/sdk'

/** Refused: who works for the shop is given a role. */
export async function addSpecialDataPermissions(stoa: Client) {
  const specialPermissions = { userId: '00000000-0000-4000-8000-0000000000ff', itemUpdate: 'ALLOWED' } as const
  try {
    await stoa.dataCollections.addSpecialDataPermissions({ dataCollectionId: 'Books', specialPermissions })
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
