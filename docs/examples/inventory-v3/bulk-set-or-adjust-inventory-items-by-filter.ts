import type { Client } from '@stoa/sdk'

/** Add ten units by the former name of the call. */
export async function bulkSetOrAdjustInventoryItemsByFilter(stoa: Client) {
  const { jobId } = await stoa.inventoryV3.bulkSetOrAdjustInventoryItemsByFilter({
    filter: { productId: '10000000-0000-4000-8000-000000000001' },
    adjustedInventoryAction: { incrementBy: 10 },
  })
  const { job } = await stoa.productsV3.getProductsJob({ jobId })
  return job.status
}
