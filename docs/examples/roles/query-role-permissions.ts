import type { Client } from '@stoa/sdk'

/** List the permissions about orders that a role can have. */
export async function queryRolePermissions(stoa: Client) {
  const { permissions } = await stoa.roles.queryRolePermissions({})
  return permissions.filter(({ group }) => group === 'ORDERS').map(({ permission }) => permission)
}
