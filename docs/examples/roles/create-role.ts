import type { Client } from '@stoa/sdk'

/** A role for those who pack: they see orders, and nothing else. */
export async function createRole(stoa: Client) {
  const { role } = await stoa.roles.createRole({
    role: { name: 'Packing bench', description: 'Sees orders.', permissions: ['ECOM.READ_ORDERS'] },
  })
  return role.id
}
