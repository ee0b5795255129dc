import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSellingShop, pay, shopperIn, type SellingShop } from '../support/buying.ts'
import { bowl, jug } from '../support/goods.ts'
import { line, porto } from '../support/shop.ts'
import { fewRounds, outcomes } from './rounds.ts'

let shop: SellingShop
beforeAll(async () => {
  shop = await makeSellingShop()
})
afterAll(() => shop.stop())

/** Calls that start 2 to 20 ms apart, so that each meets the others at another point of their work. */
const staggered = (calls: readonly (() => Promise<unknown>)[]): Promise<unknown>[] => {
  let start = 0
  return calls.map((call) => delay((start += 2 + Math.random() * 18)).then(call))
}

/** The refusals that tell of a lock conflict instead of a reason. */
const serverErrors = (refusals: Record<string, number>): string[] => Object.keys(refusals).filter((refusal) => !refusal.startsWith('4'))

/** All calls of a shopper that lock a cart, its checkout, its order, its payment or its stock, beside those of the owner about them. */
async function callsOfShopper() {
  const { client } = shopperIn(shop)
  const owner = shop.as(shop.owner())
  await client.carts.addToCurrentCart({ lineItems: [line(jug), line(bowl)] })
  const { checkoutId: id } = await client.carts.createCheckoutFromCurrentCart({ email: 'vera@example.com', shippingAddress: porto })
  const info = { address: porto, contactDetails: { firstName: 'Vera', lastName: 'Lobo' } }
  const buy = async () => pay({ client }, await client.checkouts.createOrder({ id }))
  return [
    () => client.carts.createCheckoutFromCurrentCart({}),
    () => client.carts.addToCurrentCart({ lineItems: [line(bowl)] }),
    () => client.checkouts.updateCheckout({ checkout: { id, billingInfo: info } }),
    () => client.carts.updateCurrentCart({ cartInfo: { buyerNote: 'Ring twice' } }),
    () => client.carts.createCheckoutFromCurrentCart({}),
    () => client.checkouts.addToCheckout({ id, lineItems: [line(jug)] }),
    buy,
    () => client.checkouts.selectPaymentMethod({ id, method: 'OFFLINE' }),
    () => client.carts.createCheckoutFromCurrentCart({}),
    buy,
    () => owner.checkouts.markCheckoutAsCompleted({ id }),
    () => client.carts.deleteCurrentCart({}),
    () =>
      owner.orders.updateTagsOfMatchingOrders({ filter: { checkoutId: id }, expectedCount: 1, assignTags: { tags: { tagIds: ['new'] } } }),
    () => client.carts.addToCurrentCart({ lineItems: [line(jug)] }),
    () => client.carts.createCheckoutFromCurrentCart({}),
  ]
}

test.each(fewRounds)(
  '300 staggered calls about carts, checkouts, orders and payments never end in a lock conflict (round %i)',
  async () => {
    await shop.setStock(jug, 200)
    const shoppers = await Promise.all(Array.from({ length: 20 }, callsOfShopper))
    const { refusals } = await outcomes(shoppers.flatMap(staggered))
    expect(serverErrors(refusals)).toEqual([])
  },
)
