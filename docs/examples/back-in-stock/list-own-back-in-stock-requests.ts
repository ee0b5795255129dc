import type { Client } from '@stoa/sdk'

/** List what the signed-in member waits for. */
export async function listOwnBackInStockRequests(stoa: Client) {
  const { requests } = await stoa.backInStock.listOwnBackInStockRequests({})
  return requests.map(({ productName, status }) => `${productName}: ${status}`)
}
