import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import {
  cards,
  makeSellingShop,
  pay,
  readyCheckout,
  shopperIn,
  type SellingShop,
  type Shopper,
} from '../../../../../tests/support/buying.ts'
import { bowl, jug, shirt, song } from '../../../../../tests/support/goods.ts'
import { line, refusalOf } from '../../../../../tests/support/shop.ts'

let shop: SellingShop
let olga: Client
let vera: Shopper
let walter: Shopper
/** Their orders, oldest first. */
const ids: Record<'jug' | 'song' | 'shirt' | 'rejected' | 'waiting', string> = { jug: '', song: '', shirt: '', rejected: '', waiting: '' }

beforeAll(async () => {
  shop = await makeSellingShop()
  olga = shop.as(shop.owner())
  vera = shopperIn(shop)
  walter = shopperIn(shop)
  const order = async ({ client }: Shopper, minute: number, wish: Parameters<typeof readyCheckout>[1]) => {
    shop.clock.now = new Date(`2026-11-20T12:0${minute}:00.000Z`)
    return client.checkouts.createOrder({ id: await readyCheckout(client, wish) })
  }
  ids.jug = (await order(vera, 1, { items: [line(jug, 2)], method: 'OFFLINE' })).orderId
  const paid = await order(vera, 2, { items: [line(song)] })
  await pay(vera, paid)
  ids.song = paid.orderId
  ids.shirt = (
    await order(walter, 3, { items: [line(shirt.id, 1, { variantId: shirt.small })], method: 'OFFLINE', email: 'walter@example.com' })
  ).orderId
  const declined = await order(vera, 4, { items: [line(bowl)] })
  await pay(vera, declined, cards.declined)
  ids.rejected = declined.orderId
  ids.waiting = (await order(vera, 5, { items: [line(jug)] })).orderId
  shop.clock.now = undefined
})
afterAll(() => shop.stop())

type Search = NonNullable<Parameters<Client['orders']['searchOrders']>[0]['search']>
const idsFor = async (client: Client, search: Search = {}) => (await client.orders.searchOrders({ search })).orders.map(({ id }) => id)

describe('200, visibility', () => {
  test('callers that act for the shop find all orders that were placed, newest first', async () => {
    expect(await idsFor(olga)).toEqual([ids.shirt, ids.song, ids.jug])
    expect((await olga.orders.searchOrders({})).metadata).toMatchObject({ count: 3, hasNext: false })
  })

  test('buyers find their own orders; orders awaiting payment are in no list', async () => {
    expect(await idsFor(vera.client)).toEqual([ids.song, ids.jug])
    expect(await idsFor(walter.client)).toEqual([ids.shirt])
    expect(await idsFor(shop.as(shop.visitor()))).toEqual([])
  })

  test('orders whose payment failed are found only by their status', async () => {
    expect((await olga.orders.getOrder({ id: ids.rejected })).order).not.toHaveProperty('number')
    for (const client of [olga, vera.client]) {
      expect(await idsFor(client, { filter: { status: 'REJECTED' } })).toEqual([ids.rejected])
      expect(await idsFor(client, { filter: { $or: [{ $not: { status: 'APPROVED' } }] } })).toEqual([ids.rejected])
      expect(await idsFor(client, { filter: { paymentStatus: 'NOT_PAID' } })).not.toContain(ids.rejected)
    }
    const cursorPaging = { limit: 1 }
    const { metadata } = await olga.orders.searchOrders({ search: { filter: { status: { $ne: 'CANCELED' } }, cursorPaging } })
    const next = { cursorPaging: { cursor: metadata.cursors!.next!, limit: 3 } }
    expect([ids.rejected, ...(await idsFor(olga, next))]).toEqual([ids.rejected, ids.shirt, ids.song, ids.jug])
  })

  test('filters never widen visibility (O02)', async () => {
    const all: Search[] = [
      { filter: { 'buyerInfo.email': 'vera@example.com' } },
      { filter: { $or: [{ id: ids.jug }, {}] } },
      { filter: { $not: { id: ids.shirt } } },
      { filter: { 'buyerInfo.visitorId': vera.identity.id } },
      { filter: { status: 'INITIALIZED' } },
    ]
    for (const search of all) expect((await idsFor(walter.client, search)).filter((id) => id !== ids.shirt)).toEqual([])
    expect(await idsFor(olga, { filter: { status: 'INITIALIZED' } })).toEqual([])
  })

  test('another site’s owner finds none of them', async () => {
    const neighbour = await shop.neighbour()
    expect(await idsFor(neighbour.as(neighbour.owner()))).toEqual([])
  })
})

describe('200, filters and sorts', () => {
  test.each<[Search['filter'], (keyof typeof ids)[]]>([
    [{ paymentStatus: 'PAID' }, ['song']],
    [{ status: { $in: ['REJECTED', 'CANCELED'] } }, ['rejected']],
    [{ fulfillmentStatus: 'NOT_FULFILLED', status: 'APPROVED' }, ['shirt', 'song', 'jug']],
    [{ number: { $exists: true } }, ['shirt', 'song', 'jug']],
    [{ createdDate: { $gte: '2026-11-20T12:03:00.000Z' } }, ['shirt']],
    [{ 'buyerInfo.email': { $startsWith: 'walter@' } }, ['shirt']],
    [{ 'priceSummary.total.amount': { $gt: '36.00' } }, ['jug']],
    [{ 'priceSummary.total.amount': '102.00' }, ['jug']],
    [{ 'billingInfo.contactDetails.lastName': 'Lobo', 'channelInfo.type': 'WEB' }, ['shirt', 'song', 'jug']],
    [{ 'shippingInfo.title': 'Post' }, ['shirt', 'jug']],
    [{ 'lineItems.catalogReference.catalogItemId': { $hasSome: [jug, song] } }, ['song', 'jug']],
    [{ 'lineItems.productName.original': { $hasAll: ['Shirt'] } }, ['shirt']],
    [{ archived: false, imported: false, seenByAHuman: false, currency: 'EUR' }, ['shirt', 'song', 'jug']],
    [{ 'tags.tags.tagIds': { $hasSome: ['gift'] } }, []],
  ])('%j', async (filter, names) => {
    expect(await idsFor(olga, { filter })).toEqual(names.map((name) => ids[name]))
  })

  test('one order by its number', async () => {
    const { order } = await olga.orders.getOrder({ id: ids.song })
    expect(await idsFor(olga, { filter: { number: order.number } })).toEqual([ids.song])
    expect(await idsFor(olga, { filter: { number: Number(order.number) } })).toEqual([ids.song])
  })

  test('highest total first', async () => {
    const sort = [{ fieldName: 'priceSummary.total.amount', order: 'DESC' as const }]
    expect(await idsFor(olga, { sort })).toEqual([ids.jug, ids.shirt, ids.song])
  })

  test('pages by cursor in both directions, each order once', async () => {
    const sort = [{ fieldName: 'createdDate', order: 'ASC' as const }]
    const first = await olga.orders.searchOrders({ search: { sort, cursorPaging: { limit: 2 } } })
    expect(first.orders.map(({ id }) => id)).toEqual([ids.jug, ids.song])
    expect(first.metadata).toMatchObject({ count: 2, hasNext: true })
    const next = await olga.orders.searchOrders({ search: { cursorPaging: { cursor: first.metadata.cursors!.next!, limit: 2 } } })
    expect(next.orders.map(({ id }) => id)).toEqual([ids.shirt])
    const back = await olga.orders.searchOrders({ search: { cursorPaging: { cursor: next.metadata.cursors!.prev!, limit: 2 } } })
    expect(back.orders).toEqual(first.orders)
  })
})

describe('400', () => {
  test('another caller’s cursor', async () => {
    const { metadata } = await vera.client.orders.searchOrders({ search: { cursorPaging: { limit: 1 } } })
    const cursorPaging = { cursor: metadata.cursors!.next!, limit: 1 }
    expect(await refusalOf(walter.client.orders.searchOrders({ search: { cursorPaging } }))).toMatchObject({ status: 400 })
  })

  test.each(['buyerNote', 'doc', 'tags.privateTags.tagIds', 'paidMinor', 'made.up'])(
    '%s can’t be queried, whether it exists or not (D01)',
    async (field) => {
      const refusal = await refusalOf(vera.client.orders.searchOrders({ search: { filter: { [field]: 'x' } } }))
      expect(refusal).toMatchObject({ status: 400, violations: [{ field: `search.filter.${field}`, violatedRule: 'FIELD_NOT_ALLOWED' }] })
    },
  )
})
