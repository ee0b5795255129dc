import type { Client } from '@stoa/sdk'

/** Creates a role for packing: it can read orders and nothing else. */
export async function createRole(stoa: Client) {
  const { role } = await stoa.roles.createRole({
    role: { name: 'Packing bench', description: 'Sees orders.', permissions: ['ECOM.READ_ORDERS'] },
  })
  return role.id
}
