import type { Client } from '@stoa/sdk'

/** Lists the payments of an order with their statuses. */
export async function listTransactionsForSingleOrder(stoa: Client, { orderId }: { orderId: string }) {
  const { orderTransactions } = await stoa.orders.listTransactionsForSingleOrder({ orderId })
  return orderTransactions
}
