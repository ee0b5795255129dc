import type { Client } from '@stoa/sdk'

/** Remove all hidden products from a category. */
export async function bulkRemoveProductsFromCategoriesByFilter(stoa: Client) {
  const { jobId } = await stoa.productsV3.bulkRemoveProductsFromCategoriesByFilter({
    filter: { visible: false },
    categoryIds: ['30000000-0000-4000-8000-000000000001'],
  })
  return jobId
}
