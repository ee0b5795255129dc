import type { Client } from '@stoa/sdk'

/** Add ten units to all variants of a product. */
export async function bulkAdjustInventoryItemsByFilter(stoa: Client) {
  const { jobId } = await stoa.inventoryV3.bulkAdjustInventoryItemsByFilter({
    filter: { productId: '10000000-0000-4000-8000-000000000001' },
    adjustment: { incrementBy: 10 },
  })
  const { job } = await stoa.productsV3.getProductsJob({ jobId })
  return job.status
}
