import type { Client } from '@stoa/sdk'

/** What a key can be allowed. */
export async function queryKeyPermissions(stoa: Client) {
  const { permissions } = await stoa.apiKeys.queryKeyPermissions({})
  return permissions.map(({ permission }) => permission)
}
