import { expect, test } from 'vitest'
import { priced } from '../../../../../tests/support/products-v3.ts'
import { makeTestSite } from '../../../../../tests/support/site.ts'

test('each product is created with its stock, or fails', async () => {
  const site = await makeTestSite()
  const olga = site.as(site.owner())
  const cup = (quantity: number, slug: string) => ({
    name: 'Cup',
    slug,
    productType: 'PHYSICAL' as const,
    variantsInfo: { variants: [{ ...priced('20.00'), inventoryItem: { quantity } }] },
  })
  const { productResults, inventoryResults } = await olga.productsV3.bulkCreateProductsWithInventory({
    products: [cup(1, 'one'), cup(2, 'one'), cup(3, 'three')],
    returnEntity: true,
    fields: ['CURRENCY'],
  })
  expect(productResults.results.map(({ itemMetadata: { error }, item }) => error?.code ?? item!.slug)).toEqual([
    'one',
    'DUPLICATE_SLUG_ERROR',
    'three',
  ])
  expect(inventoryResults!.results.map(({ item }) => item.quantity)).toEqual([1, 3])
  expect(inventoryResults!.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 0, undetailedFailures: 0 })
})
