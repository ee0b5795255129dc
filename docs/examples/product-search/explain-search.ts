import type { Client } from '@stoa/sdk'

/** See why the search finds each product. */
export async function explainSearch(stoa: Client) {
  const { products, total } = await stoa.productSearch.explainSearch({ text: 'blue glass' })
  return { total, products: products.map(({ name, reasons }) => [name, ...reasons]) }
}
