import type { Client } from '@stoa/sdk'

/** Get the product that had a slug before, for a link to its former address. */
export async function getProductByFormerSlug(stoa: Client) {
  await stoa.catalogue.updateProduct({ product: { id: '10000000-0000-4000-8000-000000000001', slug: 'long-lipped-jug' } })
  const { product } = await stoa.catalogue.getProductByFormerSlug({ formerSlug: 'jarro' })
  return product.productPageUrl?.path
}
