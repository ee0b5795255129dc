import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { appId } from '../../../../tests/support/goods.ts'
import { createV3, createSizedV3, ofSize, priced, sizeOption } from '../../../../tests/support/products-v3.ts'
import { createProduct } from '../../../../tests/support/products.ts'
import { refusalOf } from '../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const statusOf = async (id: string) => (await olga.productsV3.getProduct({ productId: id })).product.inventory!
const variantsOf = async (id: string) => (await olga.stock.getInventoryVariants({ inventoryId: id })).inventoryItem.variants
const missing = async (id: string) => (await refusalOf(olga.inventoryV3.getInventoryItem({ inventoryItemId: id }))).code
const itemOf = async (id: string) => (await olga.inventoryV3.getInventoryItem({ inventoryItemId: id })).inventoryItem
const canBuy = async (id: string) => {
  const { cart } = await site
    .as(site.visitor())
    .carts.addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference: { catalogItemId: id, appId } }] })
  return cart.lineItems[0]!.availability!.status
}
const preorders = { enabled: true, message: 'In May', limit: 9 }

test('a product of the catalogue V1 begins with an item, as ever', async () => {
  const { id } = await createProduct(olga)
  expect(await statusOf(id)).toMatchObject({ availabilityStatus: 'IN_STOCK' })
  expect(await itemOf(id)).toMatchObject({ id, variantId: id, revision: '1', trackQuantity: false, inStock: true })
  expect(await canBuy(id)).toBe('AVAILABLE')
})

test('a product of the catalogue V3 has no stock before it has an item, in both catalogues', async () => {
  const { id } = await createV3(olga)
  expect(await statusOf(id)).toMatchObject({ availabilityStatus: 'OUT_OF_STOCK', preorderStatus: 'DISABLED' })
  expect(await variantsOf(id)).toMatchObject([{ inStock: false, availableForPreorder: false }])
  expect(await missing(id)).toBe('INVENTORY_ITEM_NOT_FOUND')
  expect((await olga.catalogue.getProduct({ id })).product.stock).toMatchObject({ trackInventory: false, inStock: false })
  await olga.inventoryV3.createInventoryItem({ inventoryItem: { productId: id, variantId: id, inStock: true } })
  expect(await statusOf(id)).toMatchObject({ availabilityStatus: 'IN_STOCK' })
  expect(await canBuy(id)).toBe('AVAILABLE')
})

test('an item that is sent with a product is there at once, also one without a level', async () => {
  const { product } = await olga.productsV3.createProductWithInventory({
    product: {
      name: 'Cup',
      productType: 'PHYSICAL',
      options: [sizeOption('S', 'M', 'L')],
      variantsInfo: {
        variants: [{ ...ofSize('S'), inventoryItem: { quantity: 2 } }, { ...ofSize('M'), inventoryItem: {} }, ofSize('L')],
      },
    },
    returnEntity: true,
  })
  const [small, medium, large] = product!.variantsInfo!.variants!.map(({ id }) => id!)
  expect(await itemOf(small!)).toMatchObject({ quantity: 2, trackQuantity: true })
  expect(await itemOf(medium!)).toMatchObject({ inStock: true, trackQuantity: false })
  expect(await missing(large!)).toBe('INVENTORY_ITEM_NOT_FOUND')
})

test('V1 gives an item to every variant whose stock it writes', async () => {
  const { id, variants } = await createSizedV3(olga)
  await olga.stock.updateInventoryVariants({
    inventoryItem: { productId: id, trackQuantity: true, variants: [{ variantId: variants[0]!.id!, quantity: 3 }] },
  })
  expect(await itemOf(variants[0]!.id!)).toMatchObject({ quantity: 3 })
  expect(await itemOf(variants[1]!.id!)).toMatchObject({ quantity: 0, availabilityStatus: 'OUT_OF_STOCK' })
})

test('settings of preorders that are sent for one variant give the others no item, and no preorders', async () => {
  const { id, revision, variants } = await createSizedV3(olga)
  const [small, medium] = variants as [{ id: string }, { id: string }]
  const inventoryItem = { quantity: 0, preorderInfo: preorders }
  await olga.productsV3.updateProductWithInventory({
    product: { id, revision, variantsInfo: { variants: [{ ...small, inventoryItem }, medium] } },
  })
  expect(await variantsOf(id)).toMatchObject([{ availableForPreorder: true }, { availableForPreorder: false }])
  expect(await missing(medium.id)).toBe('INVENTORY_ITEM_NOT_FOUND')
  await olga.inventoryV3.createInventoryItem({ inventoryItem: { productId: id, variantId: medium.id, quantity: 0 } })
  expect(await variantsOf(id)).toMatchObject([{ availableForPreorder: true }, { availableForPreorder: true }])
})

test('a variant without an item isn’t preordered, whatever the settings of its product are', async () => {
  const { id } = await createProduct(olga)
  await olga.stock.updateInventoryVariants({ inventoryItem: { productId: id, trackQuantity: true, preorderInfo: preorders } })
  const { product } = await olga.productsV3.getProduct({ productId: id })
  const variants = [ofSize('S'), { ...ofSize('M'), inventoryItem: { quantity: 0 } }]
  await olga.productsV3.updateProductWithInventory({
    product: { id, revision: product.revision, options: [sizeOption('S', 'M')], variantsInfo: { variants } },
  })
  expect(await variantsOf(id)).toMatchObject([{ availableForPreorder: false }, { availableForPreorder: true }])
})

test('the only variant that remains has an item if one of those before it had, or one is sent', async () => {
  const remove = async (id: string, revision: string, inventoryItem?: object) =>
    olga.productsV3.updateProductWithInventory({
      product: { id, revision, options: [], variantsInfo: { variants: [{ ...priced('7.00'), ...(inventoryItem && { inventoryItem }) }] } },
    })
  const stocked = await createSizedV3(olga)
  await olga.inventoryV3.createInventoryItem({
    inventoryItem: { productId: stocked.id, variantId: stocked.variants[1]!.id!, quantity: 4 },
  })
  await remove(stocked.id, stocked.revision)
  expect(await itemOf(stocked.id)).toMatchObject({ quantity: 4 })
  const none = await createSizedV3(olga)
  await remove(none.id, none.revision)
  expect(await missing(none.id)).toBe('INVENTORY_ITEM_NOT_FOUND')
  expect(await statusOf(none.id)).toMatchObject({ availabilityStatus: 'OUT_OF_STOCK' })
  const sent = await createSizedV3(olga)
  await remove(sent.id, sent.revision, { quantity: 6 })
  expect(await itemOf(sent.id)).toMatchObject({ quantity: 6 })
})

test('a restored version has the items of now; a deleted product those of its deletion', async () => {
  const { id, variants } = await createSizedV3(olga)
  const [small, medium] = variants.map((variant) => variant.id!) as [string, string]
  await olga.inventoryV3.createInventoryItem({ inventoryItem: { productId: id, variantId: small, quantity: 3 } })
  await olga.catalogue.restoreProductVersion({ id, version: 1 })
  expect(await itemOf(small)).toMatchObject({ quantity: 3 })
  expect(await missing(medium)).toBe('INVENTORY_ITEM_NOT_FOUND')
  await olga.catalogue.deleteProduct({ id })
  await olga.catalogue.restoreProductVersion({ id, version: 1 })
  expect(await itemOf(small)).toMatchObject({ quantity: 3 })
  expect(await missing(medium)).toBe('INVENTORY_ITEM_NOT_FOUND')
  expect(await variantsOf(id)).toMatchObject([{ quantity: 3 }, { inStock: false, availableForPreorder: false }])
})

test('a copy of a product has items where the product has them', async () => {
  const { id, variants } = await createSizedV3(olga)
  await olga.inventoryV3.createInventoryItem({ inventoryItem: { productId: id, variantId: variants[0]!.id!, quantity: 3 } })
  const { product } = await olga.catalogue.duplicateProduct({ id, name: 'Copy' })
  const [small, medium] = product.variants.map((variant) => variant.id!)
  expect(await itemOf(small!)).toMatchObject({ quantity: 0 })
  expect(await missing(medium!)).toBe('INVENTORY_ITEM_NOT_FOUND')
})

test('an item begins with revision 1, wherever and however it is created', async () => {
  const { id: untracked } = await createProduct(olga)
  const { product } = await olga.productsV3.createProductWithInventory({
    product: { name: 'Cup', productType: 'PHYSICAL', variantsInfo: { variants: [{ ...priced('20.00'), inventoryItem: { quantity: 5 } }] } },
    returnEntity: true,
  })
  const { id: bare } = await createV3(olga)
  const { inventoryItem: here } = await olga.inventoryV3.createInventoryItem({
    inventoryItem: { productId: bare, variantId: bare, quantity: 5 },
  })
  const locationId = (await olga.locations.createLocation({ location: { name: 'Attic' } })).location.id
  const { inventoryItem: there } = await olga.inventoryV3.createInventoryItem({
    inventoryItem: { productId: bare, variantId: bare, locationId, quantity: 5 },
  })
  const items = [await itemOf(untracked), await itemOf(product!.id!), here, there]
  expect(items.map((item) => item!.revision)).toEqual(['1', '1', '1', '1'])
})
