import type { Client } from '@stoa/sdk'

/** Set the weight of all variants of all mugs. */
export async function bulkUpdateProductVariantsByFilter(stoa: Client) {
  const { jobId } = await stoa.productsV3.bulkUpdateProductVariantsByFilter({
    search: { expression: 'mug' },
    variant: { physicalProperties: { weight: 0.5 } },
  })
  return jobId
}
