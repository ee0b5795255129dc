import { contract } from '@stoa/contract'
import type { Client } from '@stoa/sdk'

/** What an app can be allowed: what a key can, but signing members on, which is said of an app by itself. */
export async function permissionsForApps({ apiKeys }: Client) {
  const { permissions } = await apiKeys.queryKeyPermissions({})
  return permissions.filter(({ permission }) => permission !== contract.authentication.signOn.permission)
}
