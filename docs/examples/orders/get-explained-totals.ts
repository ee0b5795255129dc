import type { Client } from '@stoa/sdk'

/** How the sum of an order came about. */
export async function getExplainedTotals(stoa: Client, { orderId }: { orderId: string }) {
  const answer = await stoa.orders.getExplainedTotals({ id: orderId })
  return answer
}
