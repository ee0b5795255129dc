import type { Client } from '@stoa/sdk'

/** Delete all hidden products that are out of stock. */
export async function bulkDeleteProductsByFilter(stoa: Client) {
  const { jobId } = await stoa.productsV3.bulkDeleteProductsByFilter({
    filter: { visible: false, 'inventory.availabilityStatus': 'OUT_OF_STOCK' },
  })
  return jobId
}
