import { beforeAll, expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { createSizedV3, createV3, everything, ofSize, sizeOption } from '../../../../../tests/support/products-v3.ts'
import { storePictures } from '../../../../../tests/support/products.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { richContentOf } from '../../../content/rich-content/public.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const itemOf = async (id: string) => (await olga.stock.getInventoryVariants({ inventoryId: id })).inventoryItem

test('200: changes the product and the stock of its variants', async () => {
  const { id, revision } = await createSizedV3(olga)
  const { product, inventoryResults } = await olga.productsV3.updateProductWithInventory({
    product: {
      id,
      revision,
      name: 'Mug',
      options: [sizeOption('S', 'M', 'L')],
      variantsInfo: {
        variants: [
          { ...ofSize('S'), inventoryItem: { quantity: 3, preorderInfo: { enabled: true, limit: 4 } } },
          ofSize('M'),
          { ...ofSize('L'), inventoryItem: { quantity: 2 } },
        ],
      },
    },
    returnEntity: true,
    fields: ['CURRENCY'],
  })
  expect(product).toMatchObject({ name: 'Mug', revision: '2', inventory: { preorderStatus: 'PARTIALLY_ENABLED' } })
  expect(inventoryResults!.results.map(({ item }) => item.quantity)).toEqual([3, 2])
  expect(await itemOf(id)).toMatchObject({
    trackQuantity: true,
    preorderInfo: { enabled: true, limit: 4 },
    variants: [{ quantity: 3 }, { inStock: false }, { quantity: 2 }],
  })
})

test('200: changes all that a product can have', async () => {
  const { id, revision, variants } = await createV3(olga)
  const [picture] = (await storePictures(site, 1)) as [string]
  const changes = {
    slug: 'tall-mug',
    visible: false,
    plainDescription: '<p>Tall.</p>',
    seoData: { tags: [{ type: 'title', children: 'Mug' }] },
    extendedFields: { namespaces: { '@acme/loyalty': { points: 7 } } },
    mainCategoryId: allProductsId,
    tags: { publicTags: { tagIds: ['gift'] } },
    brand: { name: 'Casa' },
    ribbon: { name: 'New' },
    additionalRibbons: [{ name: 'Rare' }],
    infoSections: [{ uniqueName: 'care', title: 'Care' }],
  }
  const { product } = await olga.productsV3.updateProductWithInventory({
    product: {
      id,
      revision,
      productType: 'PHYSICAL',
      ...changes,
      description: richContentOf('<p>Tall.</p>'),
      media: { itemsInfo: { items: [{ id: picture, altText: 'A mug' }] } },
      variantsInfo: { variants: [{ ...variants[0], inventoryItem: { quantity: 3 } }] },
    },
    returnEntity: true,
    fields: [...everything],
  })
  expect(product).toMatchObject({ ...changes, productType: 'PHYSICAL', media: { itemsInfo: { items: [{ id: picture }] } } })
})

test('200: of the stock alone, the product stays', async () => {
  const { id, revision, variants } = await createSizedV3(olga)
  const [small, medium] = variants as [{ id: string }, { id: string }]
  const set = (inventoryItem: object) =>
    olga.productsV3.updateProductWithInventory({
      product: { id, revision, variantsInfo: { variants: [{ ...small, inventoryItem }, medium] } },
      returnEntity: true,
    })
  expect((await set({ quantity: 9 })).product!.revision).toBe(revision)
  expect(await itemOf(id)).toMatchObject({ variants: [{ quantity: 9 }, { inStock: false }] })
  await set({ inStock: false })
  expect(await itemOf(id)).toMatchObject({ trackQuantity: false, variants: [{ inStock: false }, { inStock: false }] })
  const { movements } = await olga.stock.queryStockMovements({ query: { filter: { productId: id } } })
  expect(movements.map(({ delta, reason }) => [delta, reason])).toEqual(expect.arrayContaining([[9, 'API']]))
})

test('409: nothing changes for an older revision', async () => {
  const { id, variants } = await createSizedV3(olga)
  const stocked = variants.map((variant) => ({ ...variant, inventoryItem: { quantity: 1 } }))
  const refusal = await refusalOf(
    olga.productsV3.updateProductWithInventory({ product: { id, revision: '7', variantsInfo: { variants: stocked } } }),
  )
  expect(refusal).toMatchObject({ status: 409, code: 'INVALID_REVISION' })
  expect(await itemOf(id)).toMatchObject({ trackQuantity: false })
})
