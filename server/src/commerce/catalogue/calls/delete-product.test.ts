import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { makeSellingShop, pay, readyCheckout, shopperIn, type SellingShop } from '../../../../../tests/support/buying.ts'
import { bowl, jug, shirt, song } from '../../../../../tests/support/goods.ts'
import { createSized, describeRefusals, eventsOf, readProduct } from '../../../../../tests/support/products.ts'
import { line, refusalOf } from '../../../../../tests/support/shop.ts'

let shop: SellingShop
let olga: Client

beforeAll(async () => {
  shop = await makeSellingShop()
  olga = shop.as(shop.owner())
})
afterAll(() => shop.stop())

const paidOrder = async (items: ReturnType<typeof line>[]) => {
  const shopper = shopperIn(shop)
  const placed = await shopper.client.checkouts.createOrder({ id: await readyCheckout(shopper.client, { items, method: 'ONLINE' }) })
  return { ...shopper, placed }
}

const openReservations = (productId: string) =>
  shop.database.rows({
    text: 'select from stock_reservations where site_id = $1 and product_id = $2',
    values: [shop.siteId, productId],
    name: undefined,
  })

test('200: a product is gone with its variants, but can be restored', async () => {
  const { id } = await createSized(olga)
  expect(await olga.catalogue.deleteProduct({ id })).toEqual({})
  expect(await refusalOf(readProduct(olga, id))).toMatchObject({ status: 404 })
  expect(await refusalOf(olga.catalogue.deleteProduct({ id }))).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' })
  expect(await eventsOf(shop, id)).toEqual(['product_created', 'product_deleted'])
  const { products } = await olga.catalogue.queryDeletedProducts({})
  expect(products[0]).toMatchObject({ id, name: 'Cup', version: 2 })
})

describe('while shoppers buy it', () => {
  test('a cart stays, and its line can’t be bought', async () => {
    const { client } = shopperIn(shop)
    await client.carts.addToCurrentCart({ lineItems: [line(bowl), line(song)] })
    await olga.catalogue.deleteProduct({ id: bowl })
    const { cart } = await client.carts.getCurrentCart({})
    expect(cart.lineItems.map(({ availability }) => availability?.status)).toEqual(['NOT_FOUND', 'AVAILABLE'])
  })

  test('a payment in progress ends well, and its reservation with it', async () => {
    const { client, placed } = await paidOrder([line(jug, 2)])
    expect(await shop.stockOf(jug)).toEqual({ quantity: 10, reserved: 2 })
    await olga.catalogue.deleteProduct({ id: jug })
    expect(await openReservations(jug)).toEqual([])
    await olga.catalogue.restoreProductVersion({ id: jug, version: 2 })
    expect(await shop.stockOf(jug)).toEqual({ quantity: 8, reserved: 0 })
    await pay({ client }, placed)
    expect((await client.orders.getOrder({ id: placed.orderId })).order).toMatchObject({ paymentStatus: 'PAID' })
    expect(await shop.stockOf(jug)).toEqual({ quantity: 8, reserved: 0 })
  })

  test('so does that of a variant that is deleted and made again', async () => {
    const options = [{ name: 'Size', choices: [{ value: 'M' }] }]
    const { client, placed } = await paidOrder([line(shirt.id, 3, { variantId: shirt.small })])
    await olga.catalogue.updateProduct({ product: { id: shirt.id, productOptions: options } })
    await pay({ client }, placed)
    expect((await client.orders.getOrder({ id: placed.orderId })).order).toMatchObject({ paymentStatus: 'PAID' })
    expect(await openReservations(shirt.id)).toEqual([])
    const { product } = await olga.catalogue.restoreProductVersion({ id: shirt.id, version: 1 })
    expect(product.variants!.map(({ id, stock }) => [id, stock])).toEqual([
      [shirt.small, { trackQuantity: true, quantity: 0, inStock: false }],
      [shirt.medium, { trackQuantity: true, quantity: 0, inStock: false }],
    ])
  })

  test('an order keeps its lines and its file', async () => {
    const { client, placed } = await paidOrder([line(song)])
    await pay({ client }, placed)
    const before = (await client.orders.getOrder({ id: placed.orderId })).order.lineItems
    await olga.catalogue.deleteProduct({ id: song })
    expect((await client.orders.getOrder({ id: placed.orderId })).order.lineItems).toEqual(before)
    expect(before).toMatchObject([{ productName: { original: 'Song' }, digitalFile: { fileId: 'song.mp3' } }])
  })
})

describeRefusals(
  () => shop,
  (client, id) => client.catalogue.deleteProduct({ id }),
)
