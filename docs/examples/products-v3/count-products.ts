import type { Client } from '@stoa/sdk'

/** Count the products that are downloaded. */
export async function countProducts(stoa: Client) {
  const { count } = await stoa.productsV3.countProducts({ filter: { productType: 'DIGITAL' } })
  return count
}
