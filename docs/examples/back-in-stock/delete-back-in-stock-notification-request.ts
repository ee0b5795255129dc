import type { Client } from '@stoa/sdk'

/** Delete a request. The shopper isn’t notified. */
export async function deleteBackInStockNotificationRequest(stoa: Client, { backInStockRequestId }: { backInStockRequestId: string }) {
  await stoa.backInStock.deleteBackInStockNotificationRequest({ id: backInStockRequestId })
}
