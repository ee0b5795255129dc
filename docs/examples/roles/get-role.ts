import type { Client } from '@stoa/sdk'

/** Reads the permissions of the order fulfiller. */
export async function getRole(stoa: Client) {
  const { role } = await stoa.roles.getRole({ id: 'ORDER_FULFILLER' })
  return role.permissions
}
