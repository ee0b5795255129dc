import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeSellingShop, type SellingShop } from '../../../../tests/support/buying.ts'
import { bowl, jug } from '../../../../tests/support/goods.ts'
import { sql } from '../../database/sql.ts'
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
const inOne = <T>(work: (scope: { db: Parameters<typeof claimStock>[0]['db']; siteId: string }) => Promise<T>) =>
  shop.database.transaction((db) => work({ db, siteId: shop.siteId }))
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
