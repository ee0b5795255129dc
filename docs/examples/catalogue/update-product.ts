import type { Client } from '@stoa/sdk'

/** Reduce a product by 10 percent. Fields that aren’t sent stay as they are. */
export async function updateProduct(stoa: Client) {
  const { product } = await stoa.catalogue.updateProduct({
    product: { id: '10000000-0000-4000-8000-000000000001', ribbon: 'Sale', discount: { type: 'PERCENT', value: 10 } },
  })
  return product.priceData.formatted
}
