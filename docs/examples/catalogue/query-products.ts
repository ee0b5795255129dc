import type { Client } from '@stoa/sdk'

/** Get two products that cost less than 50, sorted by name. */
export async function queryProducts(stoa: Client) {
  const { products, metadata } = await stoa.catalogue.queryProducts({
    query: { filter: { 'priceData.price': { $lt: 50 } }, sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: 2 } },
  })
  return products.map(({ name, priceData }) => `${name}, ${priceData.formatted?.price} (of ${metadata.total})`)
}
