import type { Client } from '@stoa/sdk'

/** Stop tracking the quantity of all variants of a product. */
export async function bulkUpdateInventoryItemsByFilter(stoa: Client) {
  const { jobId } = await stoa.inventoryV3.bulkUpdateInventoryItemsByFilter({
    filter: { productId: '10000000-0000-4000-8000-000000000001' },
    inventoryItem: { inStock: true },
  })
  const { job } = await stoa.productsV3.getProductsJob({ jobId })
  return job.status
}
