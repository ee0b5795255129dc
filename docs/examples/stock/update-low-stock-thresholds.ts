import type { Client } from '@stoa/sdk'

/** Give a variant its own threshold: it counts as low from three units on. Null would remove it. */
export async function updateLowStockThresholds(stoa: Client) {
  return stoa.stock.updateLowStockThresholds({
    thresholds: [{ productId: '10000000-0000-4000-8000-000000000001', variantId: '00000000-0000-0000-0000-000000000000', threshold: 3 }],
  })
}
