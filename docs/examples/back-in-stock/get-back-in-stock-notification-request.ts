import type { Client } from '@stoa/sdk'

/** Read one request. */
export async function getBackInStockNotificationRequest(stoa: Client, { backInStockRequestId }: { backInStockRequestId: string }) {
  const { request } = await stoa.backInStock.getBackInStockNotificationRequest({ id: backInStockRequestId })
  return request.status
}
