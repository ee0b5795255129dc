import type { Client } from '@stoa/sdk'

/** Lists the permissions for orders that a role can have. */
export async function queryRolePermissions(stoa: Client) {
  const { permissions } = await stoa.roles.queryRolePermissions({})
  return permissions.filter(({ group }) => group === 'ORDERS').map(({ permission }) => permission)
}
