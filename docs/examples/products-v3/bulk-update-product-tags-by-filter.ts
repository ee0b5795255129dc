import type { Client } from '@stoa/sdk'

/** Tag all products of a brand. */
export async function bulkUpdateProductTagsByFilter(stoa: Client) {
  const { jobId } = await stoa.productsV3.bulkUpdateProductTagsByFilter({
    filter: { 'brand.name': 'Stoa' },
    assignTags: { privateTags: { tagIds: ['spring'] } },
  })
  return jobId
}
