import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { makeSellingShop, pay, readyCheckout, type SellingShop, cards, shopperIn } from '../../../../../tests/support/buying.ts'
import { catchUp } from '../../../../../tests/support/following.ts'
import { jug, shirt } from '../../../../../tests/support/goods.ts'
import { brokenRules, line, refusalOf } from '../../../../../tests/support/shop.ts'
import { resetStock } from '../../../../../tests/support/stocked.ts'
import { sql } from '../../../database/sql.ts'
import { defaultVariantId } from '../../catalogue/public.ts'
import { recordMovements } from '../movements/record-movements.ts'

let shop: SellingShop
const ids: Record<string, string> = {}
beforeAll(async () => {
  shop = await makeSellingShop()
  await resetStock(shop, jug, 10)
  const variant = { productId: jug, variantId: defaultVariantId }
  await owner().adjustStock({ adjustments: [{ ...variant, action: 'ADD', quantity: 5 }], reason: 'RECEIVED', note: 'From Braga' })
  ids.offline = await order('OFFLINE', 2)
  const placed = await placeOrder('ONLINE', 3)
  await pay(placed.shopper, placed, cards.declined)
  ids.declined = placed.orderId
  const second = await placeOrder('ONLINE', 1)
  await pay(second.shopper, second)
  ids.online = second.orderId
  await owner().decrementInventory({ decrementData: [{ productId: jug, decrementBy: 4 }] })
  await catchUp(shop, recordMovements)
})
afterAll(() => shop.stop())

const owner = () => shop.as(shop.owner()).stock

async function placeOrder(method: 'ONLINE' | 'OFFLINE', quantity: number) {
  const shopper = shopperIn(shop)
  const id = await readyCheckout(shopper.client, { items: [line(jug, quantity)], method })
  return { shopper, ...(await shopper.client.checkouts.createOrder({ id })) }
}
const order = async (method: 'ONLINE' | 'OFFLINE', quantity: number) => (await placeOrder(method, quantity)).orderId

type Query = NonNullable<Parameters<ReturnType<typeof owner>['queryStockMovements']>[0]['query']>
const read = async (query: Query) => (await owner().queryStockMovements({ query })).movements

describe('200', () => {
  test('the newest first: who, why, and what could be sold afterwards', async () => {
    const movements = await read({ filter: { productId: jug } })
    expect(movements.map(({ delta, quantity, reason, orderId }) => [delta, quantity, reason, orderId])).toEqual([
      [-4, 8, 'API', undefined],
      [-1, 12, 'ORDER', ids.online],
      [3, 13, 'PAYMENT_FAILED', ids.declined],
      [-3, 10, 'ORDER', ids.declined],
      [-2, 13, 'ORDER', ids.offline],
      [5, 15, 'RECEIVED', undefined],
    ])
    expect(movements.at(-1)).toEqual({
      id: expect.any(String),
      variant: `${jug}-${defaultVariantId}`,
      productId: jug,
      variantId: defaultVariantId,
      locationId: defaultLocationId,
      productName: 'Jug',
      choices: {},
      time: expect.any(String),
      delta: 5,
      quantity: 15,
      reason: 'RECEIVED',
      note: 'From Braga',
      identity: { identityType: 'WIX_USER', wixUserId: shop.owner().id },
    })
    expect(movements[4]).toMatchObject({ orderNumber: '10001', identity: { identityType: 'ANONYMOUS_VISITOR' } })
  })

  test('again after the follower has run twice', async () => {
    await shop.database.run(sql`delete from event_consumers where site_id = ${shop.siteId} and consumer = ${recordMovements.consumer}`)
    await catchUp(shop, recordMovements)
    expect(await read({ filter: { productId: jug } })).toHaveLength(6)
  })

  test.each([
    [{ reason: 'ORDER' }, 3],
    [{ reason: { $in: ['RECEIVED', 'API'] } }, 2],
    [{ variantId: shirt.small }, 0],
    [{ time: { $lt: '2026-01-01T00:00:00.000Z' } }, 0],
    [{ time: { $gte: '2026-01-01T00:00:00.000Z' } }, 6],
  ])('%j', async (filter, count) => {
    expect(await read({ filter: { productId: jug, ...filter } })).toHaveLength(count)
  })

  test('those of an order', async () => {
    expect((await read({ filter: { orderId: ids.declined } })).map(({ delta }) => delta)).toEqual([3, -3])
  })

  test('oldest first, page by page', async () => {
    const query = { filter: { productId: jug }, sort: [{ fieldName: 'time', order: 'ASC' as const }] }
    const first = await owner().queryStockMovements({ query: { ...query, cursorPaging: { limit: 4 } } })
    const next = await owner().queryStockMovements({ query: { cursorPaging: { limit: 4, cursor: first.metadata.cursors!.next! } } })
    expect([...first.movements, ...next.movements].map(({ delta }) => delta)).toEqual([5, -2, -3, 3, -1, -4])
    expect(next.metadata.hasNext).toBe(false)
  })

  test('notes are for owners: apps don’t get them, neither here nor in events', async () => {
    const app = shop.as({ ...shop.owner(), kind: 'app', permissions: ['STOCK.READ'] })
    const { movements } = await app.stock.queryStockMovements({ query: { filter: { productId: jug, reason: 'RECEIVED' } } })
    expect([movements[0]!.delta, movements[0]!.note]).toEqual([5, undefined])
    const [found] = await shop.database.rows(sql`select 1 from events where site_id = ${shop.siteId} and entity::text like '%Braga%'`)
    expect(found).toBeUndefined()
  })
})

test('400: a reason can’t be sorted by', async () => {
  const call = owner().queryStockMovements({ query: { sort: [{ fieldName: 'reason' }] } })
  expect(brokenRules(await refusalOf(call))[0]).toMatch(/^query\.sort/)
})

test('403: shoppers', async () => {
  expect(await refusalOf(shop.as(shop.visitor()).stock.queryStockMovements({}))).toMatchObject({ status: 403 })
})
