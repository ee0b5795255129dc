import type { Client } from '@stoa/sdk'

/** Stop waiting for an item. */
export async function deleteOwnBackInStockRequest(stoa: Client, { backInStockRequestId }: { backInStockRequestId: string }) {
  await stoa.backInStock.deleteOwnBackInStockRequest({ id: backInStockRequestId })
}
