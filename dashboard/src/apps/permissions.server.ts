import { contract } from '@stoa/contract'
import type { Client } from '@stoa/sdk'

/** The permissions an app can have: those of API keys, except for signing members in. For that, an app has its own `elevated` setting. */
export async function permissionsForApps({ apiKeys }: Client) {
  const { permissions } = await apiKeys.queryKeyPermissions({})
  return permissions.filter(({ permission }) => permission !== contract.authentication.signOn.permission)
}
