import type { Client } from '@stoa/sdk'

/** Count approved orders and unpaid orders. */
export async function countOrders(stoa: Client) {
  const { counts } = await stoa.orders.countOrders({ filters: [{ status: 'APPROVED' }, { paymentStatus: 'NOT_PAID' }] })
  return counts.map(({ total }) => total)
}
