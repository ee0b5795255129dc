import type { Client } from '@stoa/sdk'

/** Add all mugs to a category. */
export async function bulkAddProductsToCategoriesByFilter(stoa: Client) {
  const { jobId } = await stoa.productsV3.bulkAddProductsToCategoriesByFilter({
    search: { expression: 'mug' },
    categoryIds: ['30000000-0000-4000-8000-000000000001'],
  })
  return jobId
}
