import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordMovements } from '../../server/src/commerce/stock/index.ts'
import { cards, makeSellingShop, pay, readyCheckout, type SellingShop, shopperIn } from '../support/buying.ts'
import { catchUp } from '../support/following.ts'
import { bowl, jug } from '../support/goods.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { line } from '../support/shop.ts'
import { resetStock, storedMovements, storedStock } from '../support/stocked.ts'
import { fewRounds, outcomes, rounds } from './rounds.ts'

let shop: SellingShop
beforeAll(async () => {
  shop = await makeSellingShop()
})
afterAll(() => shop.stop())

const owner = () => shop.as(shop.owner()).stock
const many = <T>(count: number, make: (index: number) => Promise<T>): Promise<T>[] =>
  Array.from({ length: count }, (_, index) => make(index))
const take = (decrementBy: number) => owner().decrementInventory({ decrementData: [{ productId: jug, decrementBy }] })
const freeOf = async () => {
  const { quantity, reserved, preordered } = await storedStock(shop, jug)
  return quantity - reserved - preordered
}

/** What is stored of the history is what happened to the stock. */
async function expectHistory(from: number): Promise<void> {
  await catchUp(shop, recordMovements)
  const movements = await storedMovements(shop, jug)
  let balance = from
  for (const { delta, quantity } of movements) {
    balance += delta
    expect(quantity).toBe(balance)
  }
  expect(balance).toBe(await freeOf())
}

async function crowd(
  count: number,
  { quantity, method }: { quantity: (index: number) => number; method: (index: number) => 'ONLINE' | 'OFFLINE' },
) {
  return Promise.all(
    many(count, async (index) => {
      const { client } = shopperIn(shop)
      return { client, id: await readyCheckout(client, { items: [line(jug, quantity(index))], method: method(index) }) }
    }),
  )
}

test.each(rounds)('C22: 50 callers take one of the last 10 pieces: 10 get one (round %i)', async () => {
  await resetStock(shop, jug, 10)
  const { answers, refusals } = await outcomes(many(50, () => take(1)))
  expect([answers.length, refusals]).toEqual([10, { '428 INSUFFICIENT_INVENTORY': 40 }])
  expect(await storedStock(shop, jug)).toEqual({ quantity: 0, reserved: 0, preordered: 0 })
  await expectHistory(10)
})

test.each(rounds)('twins of calls with a key take once each (round %i)', async () => {
  await resetStock(shop, jug, 30)
  const keys = Array.from({ length: 10 }, () => randomUUID())
  const calls = [...keys, ...keys, ...keys].map((idempotencyKey) =>
    owner().decrementInventory({ decrementData: [{ productId: jug, decrementBy: 2 }] }, { idempotencyKey }),
  )
  expect((await outcomes(calls)).refusals).toEqual({})
  expect((await storedStock(shop, jug)).quantity).toBe(10)
})

test.each(fewRounds)('several variants in opposite order don’t deadlock (round %i)', async () => {
  await resetStock(shop, jug, 100)
  await resetStock(shop, bowl, 100)
  const both = [jug, bowl].map((productId) => ({ productId, decrementBy: 1 }))
  const calls = many(40, (index) => owner().decrementInventory({ decrementData: index % 2 ? both : both.toReversed() }))
  expect((await outcomes(calls)).refusals).toEqual({})
  expect([(await storedStock(shop, jug)).quantity, (await storedStock(shop, bowl)).quantity]).toEqual([60, 60])
})

test.each(fewRounds)(
  'purchases, decrements, increments and updates at the same time leave what the history says (round %i)',
  async (round) => {
    await resetStock(shop, jug, 40)
    const random = seededRandom(round)
    const buyers = await crowd(20, { quantity: (index) => (index % 3) + 1, method: (index) => (index % 2 ? 'ONLINE' : 'OFFLINE') })
    const buying = buyers.map(async ({ client, id }, index) => {
      const placed = await client.checkouts.createOrder({ id })
      if (placed.paymentGatewayOrderId) await pay({ client }, placed, index % 4 === 1 ? cards.declined : cards.approved)
    })
    const others = many<unknown>(20, async (index) => {
      const count = 1 + Math.floor(random() * 4)
      if (index % 4 === 0) return owner().incrementInventory({ incrementData: [{ productId: jug, incrementBy: count }] })
      if (index % 4 === 1)
        return owner().updateInventoryVariants({
          inventoryItem: { productId: jug, trackQuantity: true, variants: [{ quantity: 20 + count }] },
        })
      return take(count)
    })
    const { refusals } = await outcomes<unknown>([...buying, ...others])
    expect(Object.keys(refusals).filter((one) => !/OUT_OF_STOCK|INSUFFICIENT/.test(one))).toEqual([])
    expect((await storedStock(shop, jug)).reserved).toBe(0)
    await expectHistory(40)
  },
)

test.each(rounds)('C22: 30 buyers preorder up to the limit of 12, by transfer and by card (round %i)', async () => {
  await resetStock(shop, jug, 0)
  const preorderInfo = { enabled: true, limit: 12 }
  await owner().updateInventoryVariants({ inventoryItem: { productId: jug, trackQuantity: true, preorderInfo } })
  const buyers = await crowd(30, { quantity: () => 1, method: (index) => (index % 2 ? 'ONLINE' : 'OFFLINE') })
  const placed = await outcomes(buyers.map(async ({ client, id }) => ({ client, ...(await client.checkouts.createOrder({ id })) })))
  expect([placed.answers.length, placed.refusals]).toEqual([12, { '409 FULL_OUT_OF_STOCK': 18 }])
  expect(await storedStock(shop, jug)).toEqual({ quantity: 0, reserved: 0, preordered: 12 })
  const online = placed.answers.filter(({ paymentGatewayOrderId }) => paymentGatewayOrderId)
  const declined = online.slice(0, Math.ceil(online.length / 2))
  await Promise.all(online.map((one) => pay(one, one, declined.includes(one) ? cards.declined : cards.approved)))
  expect(await storedStock(shop, jug)).toEqual({ quantity: 0, reserved: 0, preordered: 12 - declined.length })
  await owner().incrementInventory({ incrementData: [{ productId: jug, incrementBy: 15 }] })
  expect(await storedStock(shop, jug)).toEqual({ quantity: 3 + declined.length, reserved: 0, preordered: 0 })
  await expectHistory(0)
  await owner().updateInventoryVariants({ inventoryItem: { productId: jug, trackQuantity: true, preorderInfo: { enabled: false } } })
})
