import type { Client } from '@stoa/sdk'

/** List the permissions that a key can have. */
export async function queryKeyPermissions(stoa: Client) {
  const { permissions } = await stoa.apiKeys.queryKeyPermissions({})
  return permissions.map(({ permission }) => permission)
}
