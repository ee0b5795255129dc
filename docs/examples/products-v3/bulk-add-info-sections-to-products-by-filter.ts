import type { Client } from '@stoa/sdk'

/** Add the first section of a product to all mugs. */
export async function bulkAddInfoSectionsToProductsByFilter(stoa: Client) {
  const { product } = await stoa.productsV3.getProduct({ productId: '10000000-0000-4000-8000-000000000001', fields: ['INFO_SECTION'] })
  const ids = (product.infoSections ?? []).slice(0, 1).map(({ id }) => id!)
  const { jobId } = await stoa.productsV3.bulkAddInfoSectionsToProductsByFilter({
    search: { expression: 'mug' },
    infoSectionIds: ids,
  })
  return jobId
}
