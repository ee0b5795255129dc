import type { Client } from '@stoa/sdk'

/** Get two products in the order of their slugs, each with the cheapest variant. */
export async function queryProducts(stoa: Client) {
  const { products, pagingMetadata } = await stoa.productsV3.queryProducts({
    query: { sort: [{ fieldName: 'slug', order: 'ASC' }], cursorPaging: { limit: 2 } },
    fields: ['MIN_PRICE_VARIANT'],
  })
  return { slugs: products.map(({ slug }) => slug), hasNext: pagingMetadata.hasNext }
}
