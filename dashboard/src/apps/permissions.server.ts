import { contract } from '@stoa/contract'
import type { Client } from '@stoa/sdk'

/** The permissions that an app can have: those of keys, except signing members in, which is a separate setting of apps. */
export async function permissionsForApps({ apiKeys }: Client) {
  const { permissions } = await apiKeys.queryKeyPermissions({})
  return permissions.filter(({ permission }) => permission !== contract.authentication.signOn.permission)
}
