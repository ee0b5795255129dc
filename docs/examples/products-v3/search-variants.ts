import type { Client } from '@stoa/sdk'

/** Find the variants that are out of stock, by the name of their product. */
export async function searchVariants(stoa: Client) {
  const { variants } = await stoa.productsV3.searchVariants({
    search: { filter: { 'inventoryStatus.inStock': false }, sort: [{ fieldName: 'productData.name' }], cursorPaging: { limit: 3 } },
  })
  return variants.map(({ productData, sku }) => `${productData.name} (${sku})`)
}
