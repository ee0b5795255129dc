import type { Client } from '@stoa/sdk'

/** Give all variants of a product stock at another location. */
export async function bulkCreateInventoryItemsByVariantFilter(stoa: Client) {
  const { location } = await stoa.locations.createLocation({ location: { name: 'Warehouse' } })
  const { jobId } = await stoa.inventoryV3.bulkCreateInventoryItemsByVariantFilter({
    filter: { 'productData.productId': '10000000-0000-4000-8000-000000000001' },
    locationId: location.id,
    inventoryCreationData: { quantity: 5 },
  })
  const { job } = await stoa.productsV3.getProductsJob({ jobId })
  return job.status
}
