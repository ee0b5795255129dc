import type { Client } from '@stoa/sdk'

/** How many orders are approved, and how many still wait to be paid. */
export async function countOrders(stoa: Client) {
  const { counts } = await stoa.orders.countOrders({ filters: [{ status: 'APPROVED' }, { paymentStatus: 'NOT_PAID' }] })
  return counts.map(({ total }) => total)
}
