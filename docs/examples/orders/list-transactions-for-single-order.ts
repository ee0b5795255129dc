import type { Client } from '@stoa/sdk'

/** The payments of an order, and how they stand. */
export async function listTransactionsForSingleOrder(stoa: Client, { orderId }: { orderId: string }) {
  const { orderTransactions } = await stoa.orders.listTransactionsForSingleOrder({ orderId })
  return orderTransactions
}
