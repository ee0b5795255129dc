import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { recordMovements } from '../../server/src/commerce/stock/index.ts'
import { makeSellingShop, readyCheckout, type SellingShop, shopperIn } from '../support/buying.ts'
import { catchUp } from '../support/following.ts'
import { jug } from '../support/goods.ts'
import { line } from '../support/shop.ts'
import { resetStock, storedStock } from '../support/stocked.ts'
import { fewRounds, outcomes, rounds } from './rounds.ts'

const noVariant = '00000000-0000-0000-0000-000000000000'

let shop: SellingShop
let warehouse: string
beforeAll(async () => {
  shop = await makeSellingShop()
  warehouse = (await owner().locations.createLocation({ location: { name: 'Warehouse' } })).location.id
})
afterAll(() => shop.stop())

const owner = () => shop.as(shop.owner())

async function reset(quantity: number): Promise<void> {
  await resetStock(shop, jug, quantity)
  await set(warehouse, 0)
}

const set = (locationId: string, quantity: number) =>
  owner().stock.adjustStock({
    locationId,
    adjustments: [{ productId: jug, variantId: noVariant, action: 'SET', quantity }],
    reason: 'COUNTED',
  })

const move = (from: string, to: string, quantity = 1) =>
  owner().stock.moveStock({ productId: jug, variantId: noVariant, fromLocationId: from, toLocationId: to, quantity })
const away = () => move(defaultLocationId, warehouse)
const back = () => move(warehouse, defaultLocationId)

async function atWarehouse(): Promise<number> {
  const { items } = await owner().stock.queryStock({ locationId: warehouse, query: { filter: { productId: jug } } })
  return items[0]!.quantity
}

test.each(rounds)('two callers move the last piece: one does (round %i)', async () => {
  await reset(1)
  const { answers, refusals } = await outcomes([away(), away()])
  expect([answers.length, refusals]).toEqual([1, { '428 INSUFFICIENT_INVENTORY': 1 }])
  expect([(await storedStock(shop, jug)).quantity, await atWarehouse()]).toEqual([0, 1])
})

test.each(fewRounds)('moves in both directions don’t deadlock, and no piece is lost (round %i)', async () => {
  await reset(20)
  await set(warehouse, 20)
  const calls = Array.from({ length: 30 }, (_, index) => (index % 2 ? away() : back()))
  expect((await outcomes(calls)).refusals).toEqual({})
  expect([(await storedStock(shop, jug)).quantity, await atWarehouse()]).toEqual([20, 20])
})

test.each(fewRounds)('the last pieces are sold or moved, never both (round %i)', async () => {
  await reset(6)
  const checkouts = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { client } = shopperIn(shop)
      return { client, id: await readyCheckout(client, { items: [line(jug, 1)], method: 'OFFLINE' }) }
    }),
  )
  const [sold, moved] = await Promise.all([
    outcomes(checkouts.map(({ client, id }) => client.checkouts.createOrder({ id }))),
    outcomes(Array.from({ length: 6 }, away)),
  ])
  expect(sold.answers.length + moved.answers.length).toBe(6)
  expect(await storedStock(shop, jug)).toEqual({ quantity: 0, reserved: 0, preordered: 0 })
  expect(await atWarehouse()).toBe(moved.answers.length)
  await catchUp(shop, recordMovements)
  const { movements } = await owner().stock.queryStockMovements({
    query: { filter: { productId: jug, locationId: defaultLocationId }, cursorPaging: { limit: 100 } },
  })
  expect(movements.reduce((sum, { delta }) => sum + delta, 0)).toBe(-6)
})
