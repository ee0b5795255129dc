import type { Client } from '@stoa/sdk'

/** Read a brand, with the number of products that have it. */
export async function getBrand(stoa: Client) {
  const {
    brands: [first],
  } = await stoa.brands.queryBrands({ query: { cursorPaging: { limit: 1 } } })
  const { brand } = await stoa.brands.getBrand({ brandId: first!.id, fields: ['ASSIGNED_PRODUCTS_COUNT'] })
  return brand.assignedProductsCount
}
