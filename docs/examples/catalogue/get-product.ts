import type { Client } from '@stoa/sdk'

/** Get a product and its stock status. */
export async function getProduct(stoa: Client) {
  const { product } = await stoa.catalogue.getProduct({ id: '10000000-0000-4000-8000-000000000001' })
  return `${product.name}: ${product.stock.inventoryStatus}`
}
