import { expect, test } from 'vitest'
import { createV3, priced } from '../../../../../tests/support/products-v3.ts'
import { makeTestSite } from '../../../../../tests/support/site.ts'

test('each product is changed with its stock, or fails', async () => {
  const site = await makeTestSite()
  const olga = site.as(site.owner())
  const [one, two, three] = [await createV3(olga), await createV3(olga), await createV3(olga)]
  const stocked = (quantity: number) => ({ variantsInfo: { variants: [{ ...priced('20.00'), inventoryItem: { quantity } }] } })
  const { productResults, inventoryResults } = await olga.productsV3.bulkUpdateProductsWithInventory({
    products: [
      { product: { id: one.id, revision: one.revision, name: 'Mug', ...stocked(4) } },
      { product: { id: two.id, revision: '7', ...stocked(5) } },
      { product: { id: three.id, revision: three.revision, slug: two.slug!, ...stocked(6) } },
    ],
    returnEntity: true,
    fields: ['CURRENCY'],
  })
  expect(productResults.results.map(({ itemMetadata: { error }, item }) => error?.code ?? item!.name)).toEqual([
    'Mug',
    'INVALID_REVISION',
    'DUPLICATE_SLUG_ERROR',
  ])
  expect(productResults.results[2]!.itemMetadata.error!.data).toEqual({ slug: two.slug })
  expect(inventoryResults!.results.map(({ item: { productId, quantity } }) => [productId, quantity])).toEqual([[one.id, 4]])
  const { inventoryItem } = await olga.stock.getInventoryVariants({ inventoryId: two.id })
  expect(inventoryItem.trackQuantity).toBe(false)
})
