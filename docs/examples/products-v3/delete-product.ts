import type { Client } from '@stoa/sdk'

/** Delete a product. It can be restored for 30 days. */
export async function deleteProduct(stoa: Client) {
  return stoa.productsV3.deleteProduct({ productId: '10000000-0000-4000-8000-000000000001' })
}
