import type { Client } from '@stoa/sdk'

/** Mark the request of a shopper whom you have called. They get no email then. */
export async function markAsNotificationSent(stoa: Client, { backInStockRequestId }: { backInStockRequestId: string }) {
  const { request } = await stoa.backInStock.markAsNotificationSent({ id: backInStockRequestId })
  return request.status
}
