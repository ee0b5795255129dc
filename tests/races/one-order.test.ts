import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../server/src/database/sql.ts'
import { cards, makeSellingShop, pay, readyCheckout, shopperIn, type SellingShop } from '../support/buying.ts'
import { jug } from '../support/goods.ts'
import { fewRounds, outcomes, rounds } from './rounds.ts'

let shop: SellingShop
beforeAll(async () => {
  shop = await makeSellingShop()
})
afterAll(() => shop.stop())

const ordersOf = (checkoutId: string) =>
  shop.database.rows<{ status: string }>(sql`select status from orders where site_id = ${shop.siteId} and checkout_id = ${checkoutId}`)
const times = <T>(count: number, work: () => Promise<T>) => Array.from({ length: count }, work)

test.each(rounds)('25 parallel orders of one checkout create one order, and all return it (round %i)', async () => {
  for (const [method, stock] of [
    ['OFFLINE', 10],
    ['OFFLINE', 1],
    ['ONLINE', 10],
    ['ONLINE', 1],
  ] as const) {
    await shop.setStock(jug, stock)
    const { client } = shopperIn(shop)
    const id = await readyCheckout(client, { method })
    const { answers, refusals } = await outcomes(times(25, () => client.checkouts.createOrder({ id })))
    expect(refusals).toEqual({})
    expect(answers).toHaveLength(25)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await ordersOf(id)).toEqual([{ status: method === 'OFFLINE' ? 'APPROVED' : 'INITIALIZED' }])
    expect(await shop.stockOf(jug)).toEqual(method === 'OFFLINE' ? { quantity: stock - 1, reserved: 0 } : { quantity: stock, reserved: 1 })
  }
})

test.each(fewRounds)(
  '20 parallel requests under one key create one order with one answer; the same key of another shopper creates another (round %i)',
  async () => {
    await shop.setStock(jug, 10)
    const [vera, walter] = [shopperIn(shop), shopperIn(shop)]
    const ids = await Promise.all([vera, walter].map(({ client }) => readyCheckout(client, { method: 'OFFLINE' })))
    const key = { idempotencyKey: 'the same' }
    const twins = await outcomes(times(20, () => vera.client.checkouts.createOrder({ id: ids[0]! }, key)))
    const [other] = (await outcomes([walter.client.checkouts.createOrder({ id: ids[1]! }, key)])).answers
    expect(twins.refusals).toEqual({})
    expect(new Set(twins.answers.map(({ orderId }) => orderId)).size).toBe(1)
    expect(other!.orderId).not.toBe(twins.answers[0]!.orderId)
    expect(await shop.stockOf(jug)).toEqual({ quantity: 8, reserved: 0 })
  },
)

test.each(fewRounds)(
  'paying, declining, changing and ordering one checkout in parallel creates at most one order, with matching stock (round %i)',
  async () => {
    await shop.setStock(jug, 10)
    const { client } = shopperIn(shop)
    const id = await readyCheckout(client)
    const placed = await client.checkouts.createOrder({ id })
    const { refusals } = await outcomes<unknown>([
      ...times(6, () => pay({ client }, placed)),
      ...times(3, () => pay({ client }, placed, cards.declined)),
      ...times(6, () => client.checkouts.createOrder({ id })),
      ...times(3, () => client.checkouts.updateCheckout({ checkout: { id, buyerNote: 'Ring twice' } })),
    ])
    expect(Object.keys(refusals).filter((refusal) => !/^(409|428) /.test(refusal))).toEqual([])
    const orders = await ordersOf(id)
    const approved = orders.filter(({ status }) => status === 'APPROVED').length
    const waiting = orders.filter(({ status }) => status === 'INITIALIZED').length
    const charged = await shop.database.one<{ count: number }>(sql`
    select count(*)::int as count from sandbox_charges join payment_intents on payment_intents.site_id = sandbox_charges.site_id
      and payment_intents.provider_key = sandbox_charges.id
    where payment_intents.site_id = ${shop.siteId} and payment_intents.checkout_id = ${id} and decision = 'APPROVED'`)
    expect(approved + waiting).toBeLessThanOrEqual(1)
    expect(charged!.count).toBe(approved)
    expect(await shop.stockOf(jug)).toEqual({ quantity: 10 - approved, reserved: waiting })
  },
)
