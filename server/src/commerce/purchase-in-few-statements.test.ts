import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSellingShop, type SellingShop } from '../../../tests/support/buying.ts'
import { bowl, jug, shirt, song } from '../../../tests/support/goods.ts'
import { line, porto } from '../../../tests/support/shop.ts'
import { statementsOf as sentStatements } from '../../../tests/support/statements-of.ts'

// Each step of a purchase reads in one statement and writes in another, however many lines there are (docs/decisions/0092-few-statements-in-a-purchase.md).

let shop: SellingShop
beforeAll(async () => {
  shop = await makeSellingShop()
  await shop.setStock(jug, 100)
  await shop.app.services.sites.find(shop.siteId)
})
afterAll(() => shop.stop())

type Items = ReturnType<typeof line>[]

/** The number of messages to the database of each step. */
async function statementsOf(lineItems: Items, method: 'ONLINE' | 'OFFLINE', newKey: () => { idempotencyKey: string } | undefined) {
  const client = shop.as(shop.visitor())
  const counts: Record<string, number> = {}
  const counted = async <T>(step: string, call: (key: { idempotencyKey: string } | undefined) => Promise<T>): Promise<T> => {
    let answer: Promise<T> | undefined
    counts[step] = await sentStatements(shop.database, () => (answer = call(newKey())))
    return answer!
  }
  await counted('add to cart', (key) => client.carts.addToCurrentCart({ lineItems: lineItems.slice(0, 1) }, key))
  await counted('add more', (key) => client.carts.addToCurrentCart({ lineItems }, key))
  const { checkoutId: id } = await counted('create checkout', (key) =>
    client.carts.createCheckoutFromCurrentCart({ email: 'vera@example.com', shippingAddress: porto }, key),
  )
  await counted('update from cart', (key) => client.carts.createCheckoutFromCurrentCart({}, key))
  const shippingInfo = { selectedCarrierServiceOption: { code: 'post' } }
  await counted('update checkout', (key) => client.checkouts.updateCheckout({ checkout: { id, shippingInfo } }, key))
  await counted('payment method', (key) => client.checkouts.selectPaymentMethod({ id, method }, key))
  await counted('create order', (key) => client.checkouts.createOrder({ id }, key))
  return counts
}

const few = [line(jug)]
const many = [line(jug, 2), line(bowl), line(song), line(shirt.id, 1, { options: { Size: 'S' } })]

const each = { 'add to cart': 2, 'add more': 2, 'create checkout': 2, 'update from cart': 2, 'update checkout': 2, 'payment method': 2 }
const noKey = () => undefined
const aKey = () => ({ idempotencyKey: randomUUID() })

test.each([
  // Read the checkout; read the stock, the cart and the number; write.
  ['paid offline', few, 'OFFLINE', noKey, { ...each, 'create order': 3 }],
  ['of several lines', many, 'OFFLINE', noKey, { ...each, 'create order': 3 }],
  // Read; begin and lock the checkout, look for another order, open the payment, reserve the stock, insert the order with all events and commit.
  ['paid online', few, 'ONLINE', noKey, { ...each, 'create order': 6 }],
  // The key is claimed with the write, which contains the response.
  ['with an Idempotency-Key for each call', many, 'OFFLINE', aKey, { ...each, 'create order': 3 }],
] as const)('a purchase %s', async (_, lineItems, method, newKey, expected) => {
  expect(await statementsOf([...lineItems], method, newKey)).toEqual(expected)
})
