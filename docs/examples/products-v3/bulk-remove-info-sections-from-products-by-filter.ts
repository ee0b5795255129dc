import type { Client } from '@stoa/sdk'

/** Remove the first section of a product from all products that have it. */
export async function bulkRemoveInfoSectionsFromProductsByFilter(stoa: Client) {
  const { product } = await stoa.productsV3.getProduct({ productId: '10000000-0000-4000-8000-000000000001', fields: ['INFO_SECTION'] })
  const ids = (product.infoSections ?? []).slice(0, 1).map(({ id }) => id!)
  const { jobId } = await stoa.productsV3.bulkRemoveInfoSectionsFromProductsByFilter({
    filter: { 'infoSections.id': { $hasSome: ids } },
    infoSectionIds: ids,
  })
  return jobId
}
