import type { Client } from '@stoa/sdk'

/** Put a ribbon on all products of a brand. */
export async function bulkUpdateProductsByFilter(stoa: Client) {
  const { jobId } = await stoa.productsV3.bulkUpdateProductsByFilter({
    filter: { 'brand.name': 'Stoa' },
    product: { ribbon: { name: 'New' } },
  })
  return jobId
}
