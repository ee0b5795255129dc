import type { Client } from '@stoa/sdk'

/** Remove the sections of a product. */
export async function bulkRemoveInfoSectionsFromProducts(stoa: Client) {
  const { product } = await stoa.productsV3.getProduct({ productId: '10000000-0000-4000-8000-000000000001', fields: ['INFO_SECTION'] })
  const { bulkActionMetadata } = await stoa.productsV3.bulkRemoveInfoSectionsFromProducts({
    products: [{ productId: product.id }],
    infoSectionIds: (product.infoSections ?? []).map(({ id }) => id!),
  })
  return bulkActionMetadata
}
