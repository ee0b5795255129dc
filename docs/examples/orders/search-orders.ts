import type { Client } from '@stoa/sdk'

/** Get the newest paid order, and the cursor for the next page. */
export async function searchOrders(stoa: Client) {
  const { orders, metadata } = await stoa.orders.searchOrders({
    search: { filter: { paymentStatus: 'PAID' }, sort: [{ fieldName: 'createdDate', order: 'DESC' }], cursorPaging: { limit: 1 } },
  })
  return { numbers: orders.map(({ number }) => number), next: metadata.cursors?.next }
}
