import type { Client } from '@stoa/sdk'

/** Counts the approved orders and those that await payment. */
export async function countOrders(stoa: Client) {
  const { counts } = await stoa.orders.countOrders({ filters: [{ status: 'APPROVED' }, { paymentStatus: 'NOT_PAID' }] })
  return counts.map(({ total }) => total)
}
