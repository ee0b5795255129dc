import { beforeAll, expect, test } from 'vitest'
import { readyCheckout } from '../../../../../tests/support/buying.ts'
import { jug, shirt } from '../../../../../tests/support/goods.ts'
import { line, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { resetStock, storedStock } from '../../../../../tests/support/stocked.ts'
import { defaultVariantId } from '../../catalogue/public.ts'

// The catalogue V3 shows the product's ID for its only variant.

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop()
})

const byVariant = (variantId: string, quantity = 1) => line(jug, quantity, { variantId })

test('200: the only variant by the ID of its product, at its price and with its stock', async () => {
  await resetStock(shop, jug, 10)
  const vera = shop.as(shop.visitor())
  const { cart } = await vera.carts.addToCurrentCart({ lineItems: [byVariant(jug, 2)] })
  expect(cart).toMatchObject({
    subtotal: { amount: '80.00' },
    lineItems: [{ quantity: 2, availability: { status: 'AVAILABLE', quantityAvailable: 10 }, physicalProperties: { sku: 'JUG' } }],
  })
  expect(cart.lineItems[0]!.catalogReference).toMatchObject({ catalogItemId: jug, options: { variantId: jug } })
})

test('200: the same item by either ID is one line', async () => {
  const vera = shop.as(shop.visitor())
  await vera.carts.addToCurrentCart({ lineItems: [line(jug)] })
  await vera.carts.addToCurrentCart({ lineItems: [byVariant(defaultVariantId)] })
  const { cart } = await vera.carts.addToCurrentCart({ lineItems: [byVariant(jug)] })
  expect(cart.lineItems.map(({ quantity }) => quantity)).toEqual([3])
})

test('200: an order takes its stock', async () => {
  await resetStock(shop, jug, 10)
  const vera = shop.as(shop.visitor())
  const id = await readyCheckout(vera, { items: [byVariant(jug, 3)], method: 'OFFLINE' })
  const { orderId } = await vera.checkouts.createOrder({ id })
  expect(await storedStock(shop, jug)).toEqual({ quantity: 7, reserved: 0, preordered: 0 })
  const { order } = await shop.as(shop.owner()).orders.getOrder({ id: orderId })
  expect(order.lineItems[0]!.catalogReference).toMatchObject({ catalogItemId: jug, options: { variantId: jug } })
})

test.each([
  ['a product with variants', line(shirt.id, 1, { variantId: shirt.id })],
  ['another product', byVariant(shirt.id)],
  ['nothing', byVariant('jug')],
])('404: the ID of %s', async (_, item) => {
  const refusal = await refusalOf(shop.as(shop.visitor()).carts.addToCurrentCart({ lineItems: [item] }))
  expect(refusal).toMatchObject({ status: 404, code: 'ITEM_NOT_FOUND_IN_CATALOG' })
})
