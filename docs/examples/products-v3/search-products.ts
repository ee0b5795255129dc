import type { Client } from '@stoa/sdk'

/** Find products of a category by a word, and count how many there are of each brand. */
export async function searchProducts(stoa: Client) {
  const { products, aggregationData } = await stoa.productsV3.searchProducts({
    search: {
      search: { expression: 'jug' },
      filter: { 'allCategoriesInfo.categories': { $matchItems: [{ id: '30000000-0000-4000-8000-000000000001' }] } },
      aggregations: [{ name: 'brands', type: 'VALUE', fieldPath: 'brand.name' }],
      cursorPaging: { limit: 2 },
    },
  })
  return { names: products.map(({ name }) => name), brands: aggregationData?.results[0]?.values?.results }
}
