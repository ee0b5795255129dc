import type { Client } from '@stoa/sdk'

/** Note that a shopper was told by phone. They get no email then. */
export async function markAsNotificationSent(stoa: Client, { backInStockRequestId }: { backInStockRequestId: string }) {
  const { request } = await stoa.backInStock.markAsNotificationSent({ id: backInStockRequestId })
  return request.status
}
