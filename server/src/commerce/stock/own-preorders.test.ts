import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { jug, shirt } from '../../../../tests/support/goods.ts'
import { line, makeTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { defaultVariantId } from '../catalogue/public.ts'

let shop: TestShop
let olga: Client
let vera: Client

beforeEach(async () => {
  shop = await makeTestShop()
  olga = shop.as(shop.owner())
  vera = shop.as(shop.visitor())
})

const ofProduct = { enabled: true, message: 'In May', limit: 20 }
const ofMedium = { enabled: true, message: 'In June', limit: 2 }

/** Sets those of a product, as the catalogue V1 does. */
const setOfProduct = (productId: string, preorderInfo: object, quantity = 0) =>
  olga.stock.updateInventoryVariants({
    inventoryItem: {
      productId,
      trackQuantity: true,
      variants: productId === jug ? [{ quantity }] : [shirt.small, shirt.medium].map((variantId) => ({ variantId, quantity })),
      preorderInfo,
    },
  })

/** Sets those of an item, as the catalogue V3 does. */
async function setOfItem(inventoryItemId: string, preorderInfo: object) {
  const { inventoryItem } = await olga.inventoryV3.getInventoryItem({ inventoryItemId })
  return olga.inventoryV3.updateInventoryItem({ inventoryItem: { id: inventoryItemId, revision: inventoryItem.revision, preorderInfo } })
}

const linesOf = async (...items: ReturnType<typeof line>[]) => {
  const { cart } = await vera.carts.addToCurrentCart({ lineItems: items })
  return cart.lineItems.map(({ availability, descriptionLines }) => [
    availability?.status,
    availability?.quantityAvailable,
    descriptionLines?.find(({ name }) => name?.original === 'Pre-order')?.plainText?.original,
  ])
}
const ofSize = (variantId: string) => line(shirt.id, 1, { variantId })
const storeVariant = async (productId: string, variantId: string) =>
  (await vera.catalogue.getStoreVariant({ id: `${productId}-${variantId}` })).variant.preorderInfo

test('an item has those of its product, until it has its own', async () => {
  await setOfProduct(shirt.id, ofProduct)
  expect((await olga.inventoryV3.getInventoryItem({ inventoryItemId: shirt.medium })).inventoryItem.preorderInfo).toMatchObject(ofProduct)
  await setOfItem(shirt.medium, ofMedium)
  expect(await linesOf(ofSize(shirt.small), ofSize(shirt.medium))).toEqual([
    ['AVAILABLE', 20, 'In May'],
    ['AVAILABLE', 2, 'In June'],
  ])
  expect(await storeVariant(shirt.id, shirt.small)).toEqual(ofProduct)
  expect(await storeVariant(shirt.id, shirt.medium)).toEqual(ofMedium)
})

test('those of the product, which V1 shows, stay as they are', async () => {
  await setOfProduct(shirt.id, ofProduct)
  await setOfItem(shirt.medium, ofMedium)
  const { inventoryItem } = await olga.stock.getInventoryVariants({ inventoryId: shirt.id })
  expect(inventoryItem.preorderInfo).toMatchObject(ofProduct)
  expect(inventoryItem.variants.map(({ availableForPreorder }) => availableForPreorder)).toEqual([true, true])
})

test('one item can refuse preorders that its product accepts', async () => {
  await setOfProduct(shirt.id, ofProduct)
  await setOfItem(shirt.medium, { enabled: false })
  const { product } = await vera.productsV3.getProduct({ productId: shirt.id })
  expect(product.inventory).toMatchObject({ preorderStatus: 'PARTIALLY_ENABLED', preorderAvailability: 'SOME_VARIANTS' })
  const { variants } = (await olga.stock.getInventoryVariants({ inventoryId: shirt.id })).inventoryItem
  expect(variants.map(({ availableForPreorder }) => availableForPreorder)).toEqual([true, false])
})

test('the page of a product shows the ones of its variants', async () => {
  await setOfProduct(jug, { enabled: false })
  await setOfItem(jug, ofMedium)
  const { product } = await vera.productsV3.getProduct({ productId: jug, fields: ['URL'] })
  expect(product.inventory).toMatchObject({ preorderStatus: 'ENABLED', preorderAvailability: 'ALL_VARIANTS' })
  expect(await storeVariant(jug, defaultVariantId)).toEqual(ofMedium)
  expect(await linesOf(line(jug))).toEqual([['AVAILABLE', 2, 'In June']])
})

test('V1 replaces them all, and a call of V1 without settings leaves them', async () => {
  await setOfProduct(shirt.id, ofProduct)
  await setOfItem(shirt.medium, ofMedium)
  await olga.stock.updateInventoryVariants({
    inventoryItem: { productId: shirt.id, trackQuantity: true, variants: [{ variantId: shirt.medium, quantity: 0 }] },
  })
  expect(await storeVariant(shirt.id, shirt.medium)).toEqual(ofMedium)
  await setOfProduct(shirt.id, { enabled: true, message: 'In July', limit: 5 })
  expect(await storeVariant(shirt.id, shirt.medium)).toEqual({ enabled: true, message: 'In July', limit: 5 })
})

test('an item back at those of its product follows them again', async () => {
  await setOfProduct(shirt.id, ofProduct)
  await setOfItem(shirt.medium, ofMedium)
  await setOfItem(shirt.medium, ofProduct)
  await setOfProduct(shirt.id, { enabled: true, message: 'In July', limit: 5 })
  expect(await storeVariant(shirt.id, shirt.medium)).toMatchObject({ message: 'In July' })
})

test('they come back with a deleted product', async () => {
  await setOfProduct(shirt.id, ofProduct)
  await setOfItem(shirt.medium, ofMedium)
  await olga.catalogue.deleteProduct({ id: shirt.id })
  const { versions } = await olga.catalogue.queryProductVersions({ id: shirt.id })
  await olga.catalogue.restoreProductVersion({ id: shirt.id, version: versions[0]!.version })
  expect(await storeVariant(shirt.id, shirt.medium)).toEqual(ofMedium)
})

test('the list of stock shows those of each item', async () => {
  await setOfProduct(shirt.id, ofProduct)
  await setOfItem(shirt.medium, ofMedium)
  const { items } = await olga.stock.queryStock({ query: { filter: { productId: shirt.id } } })
  const messages = new Map(items.map(({ variantId, preorderInfo }) => [variantId, preorderInfo?.message]))
  expect([messages.get(shirt.small), messages.get(shirt.medium)]).toEqual(['In May', 'In June'])
})

describe('an item at another location', () => {
  const elsewhere = async (settings?: object) => {
    const { location } = await olga.locations.createLocation({ location: { name: 'Harbour' } })
    const { inventoryItem } = await olga.inventoryV3.createInventoryItem({
      inventoryItem: {
        productId: shirt.id,
        variantId: shirt.medium,
        locationId: location.id,
        quantity: 0,
        ...(settings && { preorderInfo: settings }),
      },
    })
    return inventoryItem.id
  }
  const read = async (inventoryItemId: string) => {
    const { inventoryItem } = await olga.inventoryV3.getInventoryItem({ inventoryItemId })
    const { availabilityStatus, preorderInfo, revision } = inventoryItem
    return [availabilityStatus, preorderInfo?.message, preorderInfo?.quantity, revision]
  }
  const setByV3 = async (preorderInfo: object) => {
    const { product } = await olga.productsV3.getProduct({ productId: shirt.id })
    const variants = product.variantsInfo!.variants!.map(({ id, choices, price }) => ({
      id,
      choices,
      price,
      inventoryItem: { preorderInfo },
    }))
    await olga.productsV3.updateProductWithInventory({
      product: { id: shirt.id, revision: product.revision!, variantsInfo: { variants } } as never,
    })
  }

  test('follows the settings of its product, by either catalogue', async () => {
    const id = await elsewhere()
    expect(await read(id)).toEqual(['OUT_OF_STOCK', null, undefined, '1'])
    await setOfProduct(shirt.id, ofProduct)
    expect(await read(id)).toEqual(['PREORDER', 'In May', 20, '2'])
    await setByV3({ enabled: true, message: 'In July', limit: 5 })
    expect(await read(id)).toEqual(['PREORDER', 'In July', 5, '3'])
    await setOfProduct(shirt.id, { enabled: false })
    expect(await read(id)).toEqual(['OUT_OF_STOCK', 'In July', undefined, '4'])
  })

  test('keeps its own, whatever those of its product become', async () => {
    const id = await elsewhere(ofMedium)
    await setOfProduct(shirt.id, ofProduct)
    expect(await read(id)).toEqual(['PREORDER', 'In June', 2, '1'])
  })

  test('comes back with the settings that its product has by then', async () => {
    const id = await elsewhere()
    await setOfProduct(shirt.id, ofProduct)
    const { product } = await olga.productsV3.getProduct({ productId: shirt.id })
    const [small] = product.variantsInfo!.variants!
    await olga.productsV3.updateProduct({
      product: {
        id: shirt.id,
        revision: product.revision!,
        variantsInfo: { variants: [{ id: small!.id!, choices: small!.choices!, price: small!.price! }] },
      },
    })
    await olga.stock.updateInventoryVariants({
      inventoryItem: { productId: shirt.id, trackQuantity: true, preorderInfo: { enabled: true, message: 'In July', limit: 5 } },
    })
    await olga.catalogue.restoreProductVersion({ id: shirt.id, version: 1 })
    expect((await read(id)).slice(0, 3)).toEqual(['PREORDER', 'In July', 5])
  })
})
