import { beforeAll, afterAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { customers, sampleIds, sampleMailDomain } from '@stoa/seed'
import { memberIn } from '../../../../tests/support/community.ts'
import { catchUp } from '../../../../tests/support/following.ts'
import { rolledBackSite, type RolledBackSite } from '../../../../tests/support/rolled-back-site.ts'
import { line, porto, refusalOf } from '../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { orderMails } from '../../commerce/orders/index.ts'
import { recordSoldItems } from '../../commerce/reports/index.ts'
import { sql } from '../../database/sql.ts'
import { createMailFollower } from '../../mail/index.ts'
import { isForSample } from '../../mail/outcome.ts'
import { purgeMembers } from '../../people/members/index.ts'

const rainbow = '10000000-0000-4000-8000-000000000009'
const [firstCustomer] = customers

let filled: TestSite
let site: RolledBackSite

beforeAll(async () => {
  filled = await makeTestSite({ sample: 'history' })
  site = await rolledBackSite(filled)
})
afterAll(() => site.close())

const olgaOf = (one: TestSite): Client => one.as(one.owner())

const total = async ({ database, siteId }: TestSite, table: string, where = ''): Promise<number> =>
  (await database.one<{ total: number }>({
    text: `select count(*)::int as total from ${table} where site_id = $1 ${where}`,
    values: [siteId],
    name: undefined,
  }))!.total

/** Buys a sample product and pays later. */
async function buy(one: TestSite): Promise<string> {
  const vera = one.as(one.visitor())
  const { checkout } = await vera.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [line(rainbow)],
    checkoutInfo: {
      buyerInfo: { email: 'vera@lindqvist.example' },
      billingInfo: { address: porto, contactDetails: { firstName: 'Vera', lastName: 'L' } },
      shippingInfo: { shippingDestination: { address: porto }, selectedCarrierServiceOption: { code: 'pt-post' } },
    },
  } as never)
  await vera.checkouts.selectPaymentMethod({ id: checkout.id!, method: 'OFFLINE' })
  const { orderId } = await vera.checkouts.createOrder({ id: checkout.id! })
  return orderId!
}

describe('getSample', () => {
  test('200: what would be removed', async () => {
    const { sample } = await olgaOf(site).sample.getSample({})
    expect(sample).toMatchObject({
      isPresent: true,
      products: 47,
      collections: 15,
      dataCollections: ['Who writes here', 'The shelf by the window', 'Journal', 'Reading lists'],
      kept: { products: [], dataCollections: [] },
    })
    expect(sample.orders).toBe(await total(filled, 'orders'))
    expect(sample.members).toBe(await total(filled, 'members'))
    expect(sample.emails).toBe(sample.orders)
  })

  test('403: OWNERS_ONLY for an administrator', async () => {
    const administrator = site.as({
      kind: 'owner',
      siteId: site.siteId,
      id: site.owner().id,
      permissions: ['SAMPLE.READ', 'SAMPLE.REMOVE'],
    })
    expect(await refusalOf(administrator.sample.getSample({}))).toMatchObject({ status: 403, code: 'OWNERS_ONLY' })
    expect(await refusalOf(administrator.sample.removeSample({}))).toMatchObject({ status: 403, code: 'OWNERS_ONLY' })
  })
})

describe('removeSample', () => {
  test('200: nothing of the sample is left, twice', () =>
    site.rollBack(async () => {
      const olga = olgaOf(site)
      const settings = await olga.shop.getSettings({})
      const { client } = await memberIn(site)
      await client.reviews.createReview({ review: { namespace: 'stores', entityId: rainbow, content: { rating: 5 } } })
      const nothing = { isPresent: false, products: 0, collections: 0, orders: 0, members: 0, emails: 0, dataCollections: [] }
      await olga.backInStock.startBackInStockWave({ productId: '10000000-0000-4000-8000-000000000006' })
      expect((await olga.sample.removeSample({})).sample).toMatchObject(nothing)
      for (const table of [
        'orders',
        'products',
        'variants',
        'checkouts',
        'payment_intents',
        'sold_items',
        'stock_movements',
        'mails',
        'carts',
        'reviews',
        'back_in_stock_requests',
        'back_in_stock_waves',
      ])
        expect([table, await total(site, table)]).toEqual([table, 0])
      // The reviewer's.
      expect(await total(site, 'members', 'and deleted_date is null')).toBe(1)
      // The one of all products, which every site has.
      expect(await total(site, 'collections')).toBe(1)
      // The shop's own home page shows it.
      const pictures = await site.database.rows<{ id: string }>(sql`select id from files where site_id = ${site.siteId} order by id`)
      expect(pictures.map(({ id }) => id)).toContain(settings.settings.heroMediaId)
      expect(pictures.filter(({ id }) => id.includes('jarro') || id.includes('download'))).toEqual([])
      expect(await olga.shop.getSettings({})).toEqual(settings)
      expect((await olga.dataCollections.listDataCollections({})).collections).toEqual([])
      expect((await olga.dataCollections.listDeletedDataCollections({})).deletedDataCollections.map(({ id }) => id).toSorted()).toEqual([
        'Authors',
        'Books',
        'Journal',
        'ReadingLists',
      ])
      const events = await total(site, 'events')
      // The last event of the history, the removal, the four collections that went to the trash, and the reviewer.
      expect(events).toBeLessThanOrEqual(7)
      expect((await olga.sample.removeSample({})).sample).toMatchObject(nothing)
      expect(await total(site, 'events')).toBe(events)
      expect((await olga.catalogue.queryProducts({ query: {} })).products).toEqual([])
      expect((await olga.reports.getSalesReport({})).report.period.orderCount).toBe(0)
    }))

  test('200: pictures in data items go when the trash has been emptied', () =>
    site.rollBack(async () => {
      const olga = olgaOf(site)
      const { heroMediaId } = (await olga.shop.getSettings({})).settings
      const pictures = () => site.database.rows<{ id: string }>(sql`select id from files where site_id = ${site.siteId}`)
      await olga.sample.removeSample({})
      expect((await pictures()).length).toBeGreaterThan(1)
      await site.database.run(sql`delete from data_items where site_id = ${site.siteId}`)
      await olga.sample.removeSample({})
      expect(await pictures()).toEqual([{ id: heroMediaId }])
    }))

  test('200: orders of shoppers stay, with their emails, pictures and sales', () =>
    site.rollBack(async () => {
      const olga = olgaOf(site)
      const orderId = await buy(site)
      await catchUp(site, createMailFollower(orderMails), recordSoldItems)
      const before = (await olga.orders.getOrder({ id: orderId })).order
      await olga.sample.removeSample({})
      expect((await olga.orders.getOrder({ id: orderId })).order).toEqual(before)
      expect([await total(site, 'orders'), await total(site, 'mails'), await total(site, 'sold_items')]).toEqual([1, 1, 1])
      expect(await total(site, 'files', `and id = 'stoa-pocket-rainbow-1.webp'`)).toBe(1)
      expect(await total(site, 'files', `and id = 'stoa-jarro-1.webp'`)).toBe(0)
      const { report } = await olga.reports.getSalesReport({})
      expect(report.topProducts).toMatchObject([{ productId: rainbow, quantity: 1 }])
    }))

  test('200: consumers of events miss nothing that happens afterwards', () =>
    site.rollBack(async () => {
      const follow = () => catchUp(site, createMailFollower(orderMails), recordSoldItems)
      // The last event of the log is of the sample.
      const olga = olgaOf(site)
      const { orders } = await olga.orders.searchOrders({ search: { cursorPaging: { limit: 1 } } })
      await olga.orders.addActivity({ id: orders[0]!.id!, activity: { merchantComment: { message: 'Seen.' } } } as never)
      await follow()
      const position = async () =>
        (await site.database.one<{ last: number }>(sql`select position as last from event_logs where site_id = ${site.siteId}`))!.last
      const last = await position()
      await olga.sample.removeSample({})
      await site.app.services.database.run(sql`update sites set base_url = base_url where site_id = ${site.siteId}`)
      await follow()
      expect(await position()).toBeGreaterThan(last)
      const snapshots = await total(site, 'events', `and entity_id = any('{${sampleIds.orders.join(',')}}') and entity <> 'null'`)
      expect(snapshots).toBe(0)
    }))

  test('200: a collection stays with one of the team below it, and the order has no gaps', () =>
    site.rollBack(async () => {
      const olga = olgaOf(site)
      const { collection } = await olga.collections.createCollection({ collection: { name: 'Ours' } })
      await site.database.run(sql`
        update collections set sibling_index = 0, parent_id = below.id, path = below.path || below.id
        from (select id, path from collections where site_id = ${site.siteId} and slug = 'sun-and-wind') as below
        where site_id = ${site.siteId} and collections.id = ${collection.id}`)
      await olga.sample.removeSample({})
      const left = await site.database.rows(sql`
        select slug, sibling_index as index from collections where site_id = ${site.siteId} order by cardinality(path), sibling_index`)
      expect(left).toEqual([
        { slug: 'all-products', index: 0 },
        { slug: 'weather', index: 1 },
        { slug: 'sun-and-wind', index: 0 },
        { slug: 'ours', index: 0 },
      ])
    }))

  test('200: what the team has worked on stays', () =>
    site.rollBack(async () => {
      const olga = olgaOf(site)
      await site.database.run(sql`update products set revision = 2 where site_id = ${site.siteId} and id = ${rainbow}`)
      const own = { dataCollectionId: 'Journal', dataItem: { data: { title: 'Ours', picture: 'wix:image://v1/stoa-jarro-1.webp/a.webp' } } }
      await olga.dataItems.insertDataItem(own as never)
      const { sample } = await olga.sample.removeSample({})
      expect(sample.kept).toEqual({ products: ['Pocket Rainbow'], dataCollections: ['Who writes here', 'Journal'] })
      expect((await olga.dataCollections.listDataCollections({})).collections.map(({ id }) => id).toSorted()).toEqual([
        'Authors',
        'Journal',
      ])
      expect((await olga.dataItems.queryDataItems({ dataCollectionId: 'Journal', query: {} } as never)).dataItems).toHaveLength(8)
      expect((await olga.catalogue.queryProducts({ query: {} })).products.map(({ id }) => id)).toEqual([rainbow])
      for (const id of ['stoa-jarro-1.webp', 'stoa-pocket-rainbow-1.webp']) expect(await total(site, 'files', `and id = '${id}'`)).toBe(1)
      expect(sample.isPresent).toBe(false)
    }))

  test('200: members are purged right away', async () => {
    const one = await makeTestSite({ sample: 'history' })
    await olgaOf(one).sample.removeSample({})
    await purgeMembers(one.app)
    expect(await total(one, 'members')).toBe(0)
    expect((await olgaOf(one).sample.getSample({})).sample.members).toBe(0)
  })

  test('200: an order placed at the same time stays whole or isn’t placed', async () => {
    for (let round = 0; round < 3; round++) {
      const one = await makeTestSite()
      const [removal, again, order] = await Promise.allSettled([
        olgaOf(one).sample.removeSample({}),
        olgaOf(one).sample.removeSample({}),
        buy(one),
      ])
      expect([removal.status, again.status]).toEqual(['fulfilled', 'fulfilled'])
      expect(await total(one, 'products')).toBe(0)
      expect(await total(one, 'orders')).toBe(order.status === 'fulfilled' ? 1 : 0)
      expect(await total(one, 'events', `and slug = 'removed'`)).toBe(1)
    }
  })

  test('other sites keep theirs', async () => {
    const neighbour = await makeTestSite()
    await site.rollBack(() =>
      olgaOf(site)
        .sample.removeSample({})
        .then(() => {}),
    )
    expect((await olgaOf(neighbour).sample.getSample({})).sample).toMatchObject({ isPresent: true, products: 47, orders: 0, members: 0 })
  })
})

test('no email is handed to a mail server for people of the sample', () => {
  expect(isForSample(firstCustomer!.email)).toBe(true)
  expect(isForSample(`Someone@${sampleMailDomain.toUpperCase()}`)).toBe(true)
  expect(isForSample('vera@lindqvist.example')).toBe(false)
})
