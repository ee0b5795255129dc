import type { Client } from '@stoa/sdk'

/** Finds the newest paid orders. */
export async function searchOrders(stoa: Client) {
  const { orders, metadata } = await stoa.orders.searchOrders({
    search: { filter: { paymentStatus: 'PAID' }, sort: [{ fieldName: 'createdDate', order: 'DESC' }], cursorPaging: { limit: 1 } },
  })
  return { numbers: orders.map(({ number }) => number), next: metadata.cursors?.next }
}
