import type { Client } from '@stoa/sdk'

/** Get a product with its variants, and its prices as text. */
export async function getProduct(stoa: Client) {
  const { product } = await stoa.productsV3.getProduct({
    productId: '10000000-0000-4000-8000-000000000001',
    fields: ['CURRENCY', 'DESCRIPTION'],
  })
  return `${product.name}: ${product.actualPriceRange.minValue?.formattedAmount}`
}
