import type { Client } from '@stoa/sdk'

/** List the latest emails about items that returned. */
export async function listBackInStockWaves(stoa: Client) {
  const { waves } = await stoa.backInStock.listBackInStockWaves({ paging: { limit: 10 } })
  return waves.map(({ productName, processed }) => `${productName}: ${processed}`)
}
