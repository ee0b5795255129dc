import type { Client } from '@stoa/sdk'

/** Lower the prices of all products of a brand by 10 percent. */
export async function bulkAdjustProductVariantsByFilter(stoa: Client) {
  const { jobId } = await stoa.productsV3.bulkAdjustProductVariantsByFilter({
    filter: { 'brand.name': 'Stoa' },
    actualPrice: { percentage: -10 },
    rounding: 'NEAREST_WHOLE_NUMBER',
  })
  return jobId
}
