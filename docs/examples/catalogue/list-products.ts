import type { Client } from '@stoa/sdk'

/** Get what is in stock for less than 20, and how many of these products each brand has. */
export async function listProducts(stoa: Client) {
  const { products, metadata, facets } = await stoa.catalogue.listProducts({
    filter: { inStock: true, maxPrice: 20 },
    sort: 'PRICE_ASC',
    paging: { limit: 1 },
  })
  return { cheapest: products[0]?.name, total: metadata.total, brands: facets.brands }
}
