import type { Client } from '@stoa/sdk'

/** List the payments of an order and their statuses. */
export async function listTransactionsForSingleOrder(stoa: Client, { orderId }: { orderId: string }) {
  const { orderTransactions } = await stoa.orders.listTransactionsForSingleOrder({ orderId })
  return orderTransactions
}
