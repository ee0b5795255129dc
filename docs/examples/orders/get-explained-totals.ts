import type { Client } from '@stoa/sdk'

/** Reads how the total of an order was calculated. */
export async function getExplainedTotals(stoa: Client, { orderId }: { orderId: string }) {
  const answer = await stoa.orders.getExplainedTotals({ id: orderId })
  return answer
}
