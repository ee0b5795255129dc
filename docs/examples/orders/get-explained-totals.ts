import type { Client } from '@stoa/sdk'

/** Explain how the totals of an order were calculated. */
export async function getExplainedTotals(stoa: Client, { orderId }: { orderId: string }) {
  const answer = await stoa.orders.getExplainedTotals({ id: orderId })
  return answer
}
