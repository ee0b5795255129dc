import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { part, sql } from '../../server/src/database/sql.ts'
import { makeSellingShop, readyCheckout, type SellingShop, shopperIn } from '../support/buying.ts'
import { bowl, jug } from '../support/goods.ts'
import { createV3 } from '../support/products-v3.ts'
import { resetStock, storedStock } from '../support/stocked.ts'
import { whileChanging } from '../support/while-changing.ts'
import { outcomes, rounds } from './rounds.ts'

let shop: SellingShop
beforeAll(async () => {
  shop = await makeSellingShop()
})
afterAll(() => shop.stop())

const owner = () => shop.as(shop.owner())
const many = <T>(count: number, make: (index: number) => Promise<T>): Promise<T>[] =>
  Array.from({ length: count }, (_, index) => make(index))

let made = 0
const newLocation = async (): Promise<string> =>
  (await owner().locations.createLocation({ location: { name: `Depot ${made++}` } })).location.id

const createAt = (locationId: string, quantity = 10, productId = jug) =>
  owner().inventoryV3.createInventoryItem({ inventoryItem: { productId, variantId: productId, locationId, quantity } })

const read = async (inventoryItemId: string) => (await owner().inventoryV3.getInventoryItem({ inventoryItemId })).inventoryItem

const take = async (inventoryItemId: string): Promise<boolean> => {
  const { bulkActionMetadata } = await owner().inventoryV3.bulkDecrementInventoryItems({
    decrementData: [{ inventoryItemId, decrementBy: 1 }],
  })
  return bulkActionMetadata.totalSuccesses === 1
}

test.each(rounds)('20 callers take one of the last 10 units at a location: 10 get one (round %i)', async () => {
  const { id } = (await createAt(await newLocation())).inventoryItem
  const taken = await Promise.all(many(20, () => take(id)))
  expect(taken.filter(Boolean)).toHaveLength(10)
  expect(await read(id)).toMatchObject({ quantity: 0, revision: '11', availabilityStatus: 'OUT_OF_STOCK' })
})

test.each(rounds)('two callers create the same item: one does (round %i)', async () => {
  const locationId = await newLocation()
  const { answers, refusals } = await outcomes(many(2, () => createAt(locationId)))
  expect([answers.length, refusals]).toEqual([1, { '409 ITEM_ALREADY_EXISTS': 1 }])
  const { count } = await owner().inventoryV3.countInventoryItems({ filter: { locationId } })
  expect(count).toBe(1)
})

test.each(rounds)('10 buyers and 10 callers take one of the last 10 units at the default location: 10 get one (round %i)', async () => {
  await resetStock(shop, jug, 10)
  const buyers = await Promise.all(
    many(10, async () => {
      const { client } = shopperIn(shop)
      return { client, id: await readyCheckout(client, { method: 'OFFLINE' }) }
    }),
  )
  const taking = many(10, () => take(jug))
  const { answers } = await outcomes(buyers.map(({ client, id }) => client.checkouts.createOrder({ id })))
  const taken = (await Promise.all(taking)).filter(Boolean)
  expect(answers.length + taken.length).toBe(10)
  expect(await storedStock(shop, jug)).toEqual({ quantity: 0, reserved: 0, preordered: 0 })
})

test.each(rounds)('a location is deleted, or gets an item (round %i)', async () => {
  const locationId = await newLocation()
  const { answers, refusals } = await outcomes<unknown>([createAt(locationId), owner().locations.deleteLocation({ id: locationId })])
  expect(answers).toHaveLength(1)
  expect(['409 LOCATION_HAS_ITEMS', '404 LOCATION_NOT_FOUND']).toContain(Object.keys(refusals)[0])
  const { count } = await owner().inventoryV3.countInventoryItems({ filter: { locationId } })
  expect(count).toBe('409 LOCATION_HAS_ITEMS' in refusals ? 1 : 0)
})

test.each(rounds)('two callers update an item with the same revision: one does (round %i)', async () => {
  const { id, revision } = (await createAt(await newLocation())).inventoryItem
  const update = (quantity: number) => owner().inventoryV3.updateInventoryItem({ inventoryItem: { id, revision, quantity } })
  const { answers, refusals } = await outcomes([update(3), update(4)])
  expect([answers.length, refusals]).toEqual([1, { '409 INVALID_REVISION': 1 }])
  expect(await read(id)).toMatchObject({ revision: '2', quantity: answers[0]!.inventoryItem.quantity })
})

test.each(rounds)('items of two products at two locations in opposite order don’t deadlock (round %i)', async () => {
  const [here, there] = [await newLocation(), await newLocation()]
  const items = await Promise.all([createAt(here, 50), createAt(there, 50, bowl)])
  const both = items.map(({ inventoryItem: { id } }) => ({ inventoryItemId: id, decrementBy: 1 }))
  const calls = many(20, (index) =>
    owner().inventoryV3.bulkDecrementInventoryItems({ decrementData: index % 2 ? both : both.toReversed() }),
  )
  expect((await outcomes(calls)).refusals).toEqual({})
  for (const { inventoryItem } of items) expect(await read(inventoryItem.id)).toMatchObject({ quantity: 30 })
})

test('a location stays if a product with stock there is deleted meanwhile', async () => {
  const locationId = await newLocation()
  const [first, second] = [await createV3(owner()), await createV3(owner())]
  for (const { id } of [first, second]) await createAt(locationId, 10, id)
  await owner().catalogue.deleteProduct({ id: first.id })
  const call = await whileChanging(
    shop.database,
    (db) => db.run(sql`update stock_levels set quantity = 9 where site_id = ${shop.siteId} and product_id = ${first.id}`),
    () => owner().locations.deleteLocation({ id: locationId }),
    () => owner().catalogue.deleteProduct({ id: second.id }),
  )
  await expect(call.answer).rejects.toMatchObject({ code: 'LOCATION_HAS_ITEMS', data: { items: 1 } })
  await owner().locations.deleteLocation({ id: locationId })
  await owner().catalogue.restoreProductVersion({ id: second.id, version: 1 })
  expect((await owner().inventoryV3.countInventoryItems({ filter: { locationId } })).count).toBe(0)
})

test('a change that waits for new settings of the product keeps to them', async () => {
  const { id } = await createV3(owner())
  const { inventoryItem } = await createAt(defaultLocationId, 0, id)
  const ofProduct = part`site_id = ${shop.siteId} and product_id = ${id}`
  const call = await whileChanging(
    shop.database,
    async (db) => {
      await db.run(sql`
        update products set doc = doc || '{"inventory": {"revision": 1, "updatedDate": "2026-01-05", "preorder": {"enabled": true, "message": null, "limit": 7}}}'
        where site_id = ${shop.siteId} and id = ${id}`)
      await db.run(sql`update variants set preorder_limit = 7 where ${ofProduct}`)
    },
    () =>
      owner().inventoryV3.bulkUpdateInventoryItems({
        inventoryItems: [{ inventoryItem: { id: inventoryItem.id, revision: inventoryItem.revision, quantity: 0 } }],
      }),
  )
  await call.answer
  expect(await read(id)).toMatchObject({ availabilityStatus: 'PREORDER', preorderInfo: { enabled: true, limit: 7, quantity: 7 } })
})
