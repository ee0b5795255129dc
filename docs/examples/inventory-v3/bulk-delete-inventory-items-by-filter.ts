import type { Client } from '@stoa/sdk'

/** Clear a location, for example before it is deleted. */
export async function bulkDeleteInventoryItemsByFilter(stoa: Client) {
  const { location } = await stoa.locations.createLocation({ location: { name: 'Warehouse' } })
  const { jobId } = await stoa.inventoryV3.bulkDeleteInventoryItemsByFilter({ filter: { locationId: location.id } })
  const { job } = await stoa.productsV3.getProductsJob({ jobId })
  return job.status
}
