import type { Client } from '@stoa/sdk'

/** Email the first ten shoppers who wait for the moon jar. */
export async function startBackInStockWave(stoa: Client) {
  const { wave } = await stoa.backInStock.startBackInStockWave({ productId: '10000000-0000-4000-8000-000000000006', limit: 10 })
  return wave.status
}
