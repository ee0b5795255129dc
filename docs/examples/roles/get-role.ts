import type { Client } from '@stoa/sdk'

/** List the permissions of the role `ORDER_FULFILLER`. */
export async function getRole(stoa: Client) {
  const { role } = await stoa.roles.getRole({ id: 'ORDER_FULFILLER' })
  return role.permissions
}
