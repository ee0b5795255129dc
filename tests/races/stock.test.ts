import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcilePayments } from '../../server/src/commerce/payments/reconcile.ts'
import { part, sql } from '../../server/src/database/sql.ts'
import { cards, makeSellingShop, pay, readyCheckout, shopperIn, type SellingShop, type Purchase } from '../support/buying.ts'
import { bowl, jug, mug } from '../support/goods.ts'
import { line } from '../support/shop.ts'
import { whileChanging } from '../support/while-changing.ts'
import { fewRounds, outcomes, rounds } from './rounds.ts'

let shop: SellingShop
beforeAll(async () => {
  shop = await makeSellingShop()
})
afterAll(() => shop.stop())

const buyers = 60

/** Shoppers, each with a checkout ready to be ordered. */
async function crowd(count: number, wish: (index: number) => Purchase) {
  const shoppers = Array.from({ length: count }, () => shopperIn(shop))
  return Promise.all(shoppers.map(async ({ client }, index) => ({ client, id: await readyCheckout(client, wish(index)) })))
}

/** The quantity of a product sold in valid orders. */
async function sold(productId: string): Promise<number> {
  const row = await shop.database.one<{ sold: number }>(sql`
    select coalesce(sum((item ->> 'quantity')::int), 0)::int as sold from orders, jsonb_array_elements(doc -> 'lineItems') as item
    where site_id = ${shop.siteId} and status = 'APPROVED' and item #>> '{catalogReference,catalogItemId}' = ${productId}`)
  return row!.sold
}

test.each(rounds)('60 buyers of 7 pieces buy 7 (round %i)', async () => {
  await shop.setStock(jug, 7)
  const before = await sold(jug)
  const all = await crowd(buyers, () => ({ method: 'OFFLINE' }))
  const { answers, refusals } = await outcomes(all.map(({ client, id }) => client.checkouts.createOrder({ id })))
  expect(answers).toHaveLength(7)
  expect(refusals).toEqual({ '409 FULL_OUT_OF_STOCK': 53 })
  expect((await sold(jug)) - before).toBe(7)
  expect(await shop.stockOf(jug)).toEqual({ quantity: 0, reserved: 0 })
})

test.each(fewRounds)('the same with card payments, some declined: declined pieces can be bought again (round %i)', async () => {
  await shop.setStock(jug, 7)
  const before = await sold(jug)
  const all = await crowd(buyers, () => ({ method: 'ONLINE' }))
  const buy = async ({ client, id }: (typeof all)[number], index: number) =>
    pay({ client }, await client.checkouts.createOrder({ id }), index % 3 === 0 ? cards.declined : cards.approved)
  const { answers, refusals } = await outcomes(all.map(buy))
  const approved = answers.filter(({ status }) => status === 'APPROVED').length
  expect(Object.keys(refusals).filter((refusal) => refusal !== '409 FULL_OUT_OF_STOCK')).toEqual([])
  expect((await sold(jug)) - before).toBe(approved)
  expect(await shop.stockOf(jug)).toEqual({ quantity: 7 - approved, reserved: 0 })
})

test.each(fewRounds)('mixed quantities never sell more than the stock, nor less than possible (round %i)', async () => {
  await shop.setStock(jug, 20)
  const before = await sold(jug)
  const all = await crowd(buyers, (index) => ({ items: [line(jug, (index % 4) + 1)], method: 'OFFLINE' }))
  const { answers, refusals } = await outcomes(all.map(({ client, id }) => client.checkouts.createOrder({ id })))
  expect(Object.keys(refusals).filter((refusal) => !/^409 (FULL|PARTIAL)_OUT_OF_STOCK$/.test(refusal))).toEqual([])
  expect(answers.length).toBeGreaterThanOrEqual(5)
  // One more shopper: nothing is left for them.
  expect((await sold(jug)) - before).toBe(20)
  expect(await shop.stockOf(jug)).toEqual({ quantity: 0, reserved: 0 })
})

test.each(fewRounds)('carts of two products in opposite order do not deadlock (round %i)', async () => {
  await shop.setStock(jug, 20)
  await shop.setStock(bowl, 20)
  const set = [line(jug), line(bowl)]
  const all = await crowd(buyers, (index) => ({ items: index % 2 ? set : set.toReversed(), method: index % 3 ? 'OFFLINE' : 'ONLINE' }))
  const { answers, refusals } = await outcomes(all.map(({ client, id }) => client.checkouts.createOrder({ id })))
  expect(answers).toHaveLength(20)
  expect(refusals).toEqual({ '409 FULL_OUT_OF_STOCK': 40 })
  expect(await shop.stockOf(jug)).toEqual(await shop.stockOf(bowl))
})

test.each(fewRounds)('buyers who never pay reserve nothing once their time is over, while others buy (round %i)', async () => {
  await shop.setStock(mug, 30)
  const text = { customTextFields: { Name: 'Vera' } }
  const idle = await crowd(10, () => ({ items: [line(mug, 2, text)], method: 'ONLINE' }))
  const placed = await Promise.all(idle.map(({ client, id }) => client.checkouts.createOrder({ id })))
  expect(await shop.stockOf(mug)).toEqual({ quantity: 30, reserved: 20 })
  const orderIds = placed.map(({ orderId }) => orderId!)
  await shop.database.run(sql`
    update payment_intents set expires_date = now() where site_id = ${shop.siteId} and order_id = any(${orderIds}::uuid[])`)
  const others = await crowd(10, () => ({ items: [line(mug, 3, text)], method: 'OFFLINE' }))
  const buying = outcomes(others.map(({ client, id }) => client.checkouts.createOrder({ id })))
  await Promise.all([reconcilePayments(shop.app), reconcilePayments(shop.app), buying])
  const { answers } = await buying
  expect(await shop.stockOf(mug)).toEqual({ quantity: 30 - 3 * answers.length, reserved: 0 })
})

test.each(['OFFLINE', 'ONLINE'] as const)(
  'the last piece, freed while an order waits for it, is sold to that order (%s)',
  async (method) => {
    await shop.setStock(jug, 1)
    const { client } = shopperIn(shop)
    const id = await readyCheckout(client, { method })
    const ofJug = part`site_id = ${shop.siteId} and product_id = ${jug}`
    await shop.database.run(sql`update variants set reserved = 1 where ${ofJug}`)
    const ordering = await whileChanging(
      shop.database,
      (db) => db.run(sql`update variants set reserved = 0 where ${ofJug}`),
      () => client.checkouts.createOrder({ id }),
    )
    expect(await ordering.answer).toMatchObject({ orderId: expect.any(String) })
    expect(await shop.stockOf(jug)).toEqual(method === 'OFFLINE' ? { quantity: 0, reserved: 0 } : { quantity: 1, reserved: 1 })
  },
)

test('order numbers have neither gaps nor duplicates (O08)', async () => {
  const rows = await shop.database.rows<{ number: number }>(sql`
    select number from orders where site_id = ${shop.siteId} and number is not null order by number`)
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => 10_001 + index))
})
