import type { Client } from '@stoa/sdk'

/** What a role can be allowed about orders. */
export async function queryRolePermissions(stoa: Client) {
  const { permissions } = await stoa.roles.queryRolePermissions({})
  return permissions.filter(({ group }) => group === 'ORDERS').map(({ permission }) => permission)
}
