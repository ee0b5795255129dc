import type { Client } from '@stoa/sdk'

/** Create a role for packers, who can only read orders. */
export async function createRole(stoa: Client) {
  const { role } = await stoa.roles.createRole({
    role: { name: 'Packing bench', description: 'Sees orders.', permissions: ['ECOM.READ_ORDERS'] },
  })
  return role.id
}
