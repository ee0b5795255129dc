import type { Client } from '@stoa/sdk'

/** What an order fulfiller may do. */
export async function getRole(stoa: Client) {
  const { role } = await stoa.roles.getRole({ id: 'ORDER_FULFILLER' })
  return role.permissions
}
