import { beforeAll, describe, expect, test } from 'vitest'
import { readyCheckout, shopperIn } from '../../../../../tests/support/buying.ts'
import { catchUp } from '../../../../../tests/support/following.ts'
import { bowl, jug, song } from '../../../../../tests/support/goods.ts'
import { insertEvent } from '../../../../../tests/support/insert-event.ts'
import { brokenRules, line, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { newId } from '../../../database/ids.ts'
import { sql } from '../../../database/sql.ts'
import { recordSoldItems } from '../record-sold-items.ts'

let shop: TestShop

/** Places an order at an instant, to be paid by transfer: a jug with delivery and tax, 54.00. */
async function orderAt(instant: string, items = [line(jug)]): Promise<string> {
  shop.clock.now = new Date(instant)
  const { client } = shopperIn(shop)
  const { orderId } = await client.checkouts.createOrder({ id: await readyCheckout(client, { items, method: 'OFFLINE' }) })
  shop.clock.now = undefined
  return orderId
}

const report = async (from: string, to: string, more: { interval?: 'DAY' | 'WEEK' | 'MONTH' } = {}) =>
  (await shop.as(shop.owner()).reports.getSalesReport({ from, to, ...more })).report

const followEvents = () => catchUp(shop, recordSoldItems)

beforeAll(async () => {
  shop = await makeTestShop()
  shop.decide({ timeZone: 'Europe/Lisbon' })
  await shop.database.run(sql`update variants set quantity = 1000 where site_id = ${shop.siteId} and track_quantity`)
})

describe('200', () => {
  test('without sales: zeros, and no change', async () => {
    expect(await report('2020-01-01', '2020-01-02')).toEqual({
      timeZone: 'Europe/Lisbon',
      currency: 'EUR',
      interval: 'DAY',
      period: {
        from: '2020-01-01',
        to: '2020-01-02',
        ...nothing,
        rows: [
          { from: '2020-01-01', to: '2020-01-01', ...nothing },
          { from: '2020-01-02', to: '2020-01-02', ...nothing },
        ],
      },
      before: expect.objectContaining({ from: '2019-12-30', to: '2019-12-31', ...nothing }),
      change: { orderCount: null, sales: null, averageSale: null },
      topProducts: [],
      ordersInOtherCurrencies: 0,
    })
  })

  test('days are in the site’s time zone, including those with 23 or 25 hours', async () => {
    for (const instant of [
      '2026-03-28T23:59:59.999Z',
      '2026-03-29T00:00:00.000Z',
      '2026-03-29T22:59:59.999Z',
      '2026-03-29T23:00:00.000Z',
      '2026-10-24T22:59:59.999Z',
      '2026-10-24T23:00:00.000Z',
      '2026-10-25T23:59:59.999Z',
      '2026-10-26T00:00:00.000Z',
    ])
      await orderAt(instant)
    const spring = await report('2026-03-28', '2026-03-30')
    expect(spring.period.rows.map(({ from, orderCount }) => [from, orderCount])).toEqual([
      ['2026-03-28', 1],
      ['2026-03-29', 2],
      ['2026-03-30', 1],
    ])
    const autumn = await report('2026-10-24', '2026-10-26')
    expect(autumn.period.rows.map(({ orderCount }) => orderCount)).toEqual([1, 2, 1])
    expect(autumn.period.rows[1]!.sales).toEqual({ amount: '108.00', formattedAmount: '€108.00' })
  })

  test('compares with the previous period, row by row', async () => {
    await orderAt('2025-06-03T12:00:00.000Z')
    await orderAt('2025-06-05T12:00:00.000Z')
    await orderAt('2025-06-06T12:00:00.000Z', [line(jug, 2), line(song)])
    const { period, before, change } = await report('2025-06-05', '2025-06-06')
    expect(period).toMatchObject({
      orderCount: 2,
      sales: { amount: '166.80' },
      averageSale: { amount: '83.40', formattedAmount: '€83.40' },
    })
    expect(before).toMatchObject({ from: '2025-06-03', to: '2025-06-04', orderCount: 1, sales: { amount: '54.00' } })
    expect(before.rows.map(({ sales }) => sales.amount)).toEqual(['54.00', '0.00'])
    expect(period.rows.map(({ sales }) => sales.amount)).toEqual(['54.00', '112.80'])
    expect(change).toEqual({ orderCount: '100.0', sales: '208.9', averageSale: '54.4' })
  })

  test('by weeks and months', async () => {
    await orderAt('2024-02-29T12:00:00.000Z')
    await orderAt('2024-03-09T12:00:00.000Z')
    const weeks = await report('2024-03-01', '2024-03-10', { interval: 'WEEK' })
    expect(weeks.period.rows.map(({ from, to, orderCount }) => [from, to, orderCount])).toEqual([
      ['2024-03-01', '2024-03-07', 0],
      ['2024-03-08', '2024-03-10', 1],
    ])
    const months = await report('2024-03-01', '2024-04-30', { interval: 'MONTH' })
    expect(months.period.rows.map(({ from, orderCount }) => [from, orderCount])).toEqual([
      ['2024-03-01', 1],
      ['2024-04-01', 0],
    ])
    expect(months.before.rows.map(({ from, to, orderCount }) => [from, to, orderCount])).toEqual([
      ['2024-01-01', '2024-01-31', 0],
      ['2024-02-01', '2024-02-29', 1],
    ])
  })

  test('leaves out orders that await payment, were declined or canceled; counts other currencies separately', async () => {
    const day = '2023-05-05'
    const orders = []
    for (let count = 0; count < 6; count++) orders.push(await orderAt(`${day}T12:00:00.000Z`))
    const become = (id: string, change: string) =>
      shop.database.run({ text: `update orders set ${change} where site_id = $1 and id = $2`, values: [shop.siteId, id], name: undefined })
    for (const [index, status] of ['INITIALIZED', 'PENDING', 'REJECTED'].entries())
      await become(orders[index]!, `status = '${status}', number = null`)
    await become(orders[3]!, `status = 'CANCELED'`)
    await become(orders[4]!, `currency = 'USD'`)
    const { period, ordersInOtherCurrencies } = await report(day, day)
    expect(period).toMatchObject({ orderCount: 1, sales: { amount: '54.00' } })
    expect(ordersInOtherCurrencies).toBe(1)
  })

  test('lists the top products by their current names', async () => {
    await orderAt('2022-05-05T10:00:00.000Z', [line(jug, 2), line(song)])
    const canceled = await orderAt('2022-05-05T11:00:00.000Z', [line(bowl, 20)])
    await orderAt('2022-05-05T12:00:00.000Z', [line(jug), line(bowl)])
    await followEvents()
    const topProducts = async () => (await report('2022-05-05', '2022-05-05')).topProducts
    expect((await topProducts()).map(({ name, sales }) => [name, sales.amount])).toEqual([
      ['Bowl', '680.40'],
      ['Jug', '144.00'],
      ['Song', '10.80'],
    ])
    const event = { entityFqdn: 'wix.ecom.v1.order', slug: 'canceled', entityId: canceled, entitySequence: 9, entity: null }
    await insertEvent(shop.database, { siteId: shop.siteId, id: newId(), actor: {}, time: new Date(), requestId: 'test', ...event })
    await shop.database.run(sql`update products set name = 'Great jug' where site_id = ${shop.siteId} and id = ${jug}`)
    await shop.database.run(sql`delete from products where site_id = ${shop.siteId} and id = ${song}`)
    await followEvents()
    expect(await topProducts()).toEqual([
      { productId: jug, name: 'Great jug', quantity: 3, sales: { amount: '144.00', formattedAmount: '€144.00' } },
      { productId: bowl, name: 'Bowl', quantity: 1, sales: { amount: '32.40', formattedAmount: '€32.40' } },
      { productId: song, name: 'Song', quantity: 1, sales: { amount: '10.80', formattedAmount: '€10.80' } },
    ])
    await shop.database.run(sql`update event_consumers set position = 0 where site_id = ${shop.siteId} and consumer = 'sold-items'`)
    await orderAt('2021-01-01T12:00:00.000Z')
    await followEvents()
    expect((await topProducts()).map(({ quantity }) => quantity)).toEqual([3, 1, 1])
  })

  test('defaults to the site’s last thirty days, including today', async () => {
    shop.clock.now = new Date('2026-06-30T23:30:00.000Z')
    const { report: asked } = await shop.as(shop.owner()).reports.getSalesReport({})
    shop.clock.now = undefined
    expect([asked.period.from, asked.period.to, asked.period.rows.length]).toEqual(['2026-06-02', '2026-07-01', 30])
  })

  test('takes two statements, however long the period', async () => {
    const statements = (from: string) => statementsOf(shop.database, () => report(from, '2026-11-20'))
    // Once a minute, a request also records that its key was used.
    shop.clock.now = new Date('2026-11-20T12:00:00Z')
    await statements('2026-11-01')
    expect(await statements('2026-11-20')).toBe(2)
    expect(await statements('2018-01-01')).toBe(2)
    shop.clock.now = undefined
  })

  test('excludes another site’s sales', async () => {
    const neighbour = await shop.neighbour()
    const { report: theirs } = await neighbour.as(neighbour.owner()).reports.getSalesReport({ from: '2022-05-01', to: '2022-05-31' })
    expect(theirs).toMatchObject({ period: { orderCount: 0 }, topProducts: [] })
  })
})

describe('400', () => {
  test.each([
    [{ from: '2026-02-30' }, ['from FORMAT']],
    [{ from: 'yesterday', to: '2026-1-1' }, ['from FORMAT', 'to FORMAT']],
    [{ from: '2026-02-02', to: '2026-02-01' }, ['to VALIDATION']],
    [{ from: '2016-01-01', to: '2026-11-20' }, ['from VALIDATION']],
    [{ interval: 'HOUR' }, ['interval INVALID_ENUM_VALUE']],
  ])('%o: %j', async (asked, rules) => {
    expect(brokenRules(await refusalOf(shop.as(shop.owner()).reports.getSalesReport(asked as object)))).toEqual(rules)
  })
})

test('403: shoppers', async () => {
  expect(await refusalOf(shop.as(shop.visitor()).reports.getSalesReport({}))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
})

const none = { amount: '0.00', formattedAmount: '€0.00' }
const nothing = { orderCount: 0, sales: none, averageSale: none }
