import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeSellingShop, type SellingShop } from '../../../../tests/support/buying.ts'
import { bowl, jug } from '../../../../tests/support/goods.ts'
import { sql } from '../../database/sql.ts'
import { serverContext } from '../../jobs/public.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { claimStock, releaseReserved, sellReserved, type Claim } from './stock.ts'

let shop: SellingShop
beforeAll(async () => {
  shop = await makeSellingShop()
})
beforeEach(() => shop.setStock(jug, 10))
afterAll(() => shop.stop())

const variantId = '00000000-0000-0000-0000-000000000000'
const key = `${jug} ${variantId}`
const jugs = (quantity: number) => [{ productId: jug, variantId, quantity }]
const inOne = <T>(work: (context: Context) => Promise<T>) =>
  inTransaction(shop.database, async (transaction) => work(await serverContext(shop.app.services, shop.siteId, transaction)))
const claim = (wanted: Partial<Claim>) =>
  inOne((scope) => claimStock(scope, { orderId: randomUUID(), pieces: jugs(3), how: 'TAKE', ...wanted }))

test('taken stock is sold', async () => {
  expect(await claim({ how: 'TAKE' })).toBeUndefined()
  expect(await shop.stockOf(jug)).toEqual({ quantity: 7, reserved: 0 })
})

test('reserved stock is unavailable: sold when taken, available again when released, each once', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  await claim({ how: 'RESERVE', orderId: first })
  await claim({ how: 'RESERVE', orderId: second, pieces: jugs(2) })
  expect(await shop.stockOf(jug)).toEqual({ quantity: 10, reserved: 5 })
  for (let round = 1; round <= 2; round++) {
    await inOne((scope) => sellReserved(scope, first))
    await inOne((scope) => releaseReserved(scope, second))
  }
  expect(await shop.stockOf(jug)).toEqual({ quantity: 7, reserved: 0 })
})

test('a shortage changes nothing and returns what is available', async () => {
  await claim({ how: 'RESERVE', pieces: jugs(8) })
  expect(await claim({ pieces: jugs(3) })).toEqual(new Map([[key, 2]]))
  expect(await shop.stockOf(jug)).toEqual({ quantity: 10, reserved: 8 })
})

test('stock reserved by an order is available to the order that replaces it', async () => {
  const first = randomUUID()
  await claim({ how: 'RESERVE', orderId: first, pieces: jugs(9) })
  expect(await claim({ how: 'RESERVE', pieces: jugs(10), replacedOrderId: first })).toBeUndefined()
  expect(await shop.stockOf(jug)).toEqual({ quantity: 10, reserved: 10 })
})

test('untracked stock is unlimited', async () => {
  const pieces = [{ productId: bowl, variantId, quantity: 5000 }]
  expect(await claim({ how: 'RESERVE', pieces })).toBeUndefined()
  expect(await shop.stockOf(bowl)).toEqual({ quantity: 0, reserved: 0 })
})

test('or empty, if the shop marks it so', async () => {
  await shop.database.run(sql`update variants set in_stock = false where site_id = ${shop.siteId} and product_id = ${bowl}`)
  expect(await claim({ pieces: [{ productId: bowl, variantId, quantity: 1 }] })).toEqual(new Map([[`${bowl} ${variantId}`, 0]]))
})

test('an item that the catalogue doesn’t have is out of stock', async () => {
  const productId = randomUUID()
  expect(await claim({ pieces: [{ productId, variantId, quantity: 1 }] })).toEqual(new Map([[`${productId} ${variantId}`, 0]]))
})

describe('events', () => {
  const changes = () =>
    shop.database.rows<{ sequence: number; entity: unknown }>(sql`
      select entity_sequence as sequence, entity from events where site_id = ${shop.siteId} and entity_id = ${`${jug}-${variantId}`} order by entity_sequence`)
  const revision = async () =>
    (await shop.database.one<{ revision: number }>(sql`
      select stock_revision::int as revision from variants where site_id = ${shop.siteId} and product_id = ${jug} and id = ${variantId}`))!
      .revision
  const level = (quantity: number) => ({ quantity, inStock: quantity > 0, availableForPreorder: false })
  const change = (before: number, after: number, reason = 'ORDER') => ({
    reason,
    orderId: expect.any(String),
    inventoryItemId: jug,
    productId: jug,
    variants: [{ id: variantId, oldValue: level(before), newValue: level(after) }],
  })

  test('record what can be sold: less once taken or reserved, more once released, the same once sold', async () => {
    const before = await changes()
    const first = (await revision()) + 1
    const [sold, released] = [randomUUID(), randomUUID()]
    await claim({ how: 'TAKE', pieces: jugs(2) })
    await claim({ how: 'RESERVE', orderId: sold, pieces: jugs(5) })
    await claim({ how: 'RESERVE', orderId: released, pieces: jugs(3) })
    await inOne((context) => sellReserved(context, sold))
    await inOne((context) => releaseReserved(context, released))
    const added = (await changes()).slice(before.length)
    expect(added.map(({ entity }) => entity)).toEqual([change(10, 8), change(8, 3), change(3, 0), change(0, 3, 'PAYMENT_FAILED')])
    expect(added.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3].map((step) => first + step))
  })

  test('are missing for untracked stock, and for a shortage', async () => {
    const before = await changes()
    await claim({ pieces: jugs(11) })
    await claim({ pieces: [{ productId: bowl, variantId, quantity: 2 }] })
    expect(await changes()).toHaveLength(before.length)
    expect(await shop.happened(`${bowl}-${variantId}`)).toEqual([])
  })
})
