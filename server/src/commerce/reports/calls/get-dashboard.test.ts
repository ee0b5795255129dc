import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSellingShop, pay, readyCheckout, shopperIn, type SellingShop } from '../../../../../tests/support/buying.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { sql } from '../../../database/sql.ts'

let shop: SellingShop
beforeAll(async () => {
  shop = await makeSellingShop()
})
afterAll(() => shop.stop())

const dashboard = async () => (await shop.as(shop.owner()).reports.getDashboard({})).dashboard
const exactly = (count: number) => ({ count, tooManyToCount: false })

test('200: counts open work by the filters of the lists it links to', async () => {
  const before = await dashboard()
  expect(before).toMatchObject({ ordersToFulfill: exactly(0), ordersUnpaid: exactly(0), paymentsWaiting: exactly(0) })
  const { client } = shopperIn(shop)
  await client.checkouts.createOrder({ id: await readyCheckout(client, { method: 'OFFLINE' }) })
  await pay({ client }, await client.checkouts.createOrder({ id: await readyCheckout(client) }))
  const waiting = await client.checkouts.createOrder({ id: await readyCheckout(client) })
  expect(await dashboard()).toMatchObject({ ordersToFulfill: exactly(2), ordersUnpaid: exactly(1), paymentsWaiting: exactly(1) })
  const { orders } = await shop
    .as(shop.owner())
    .orders.searchOrders({ search: { filter: { status: 'APPROVED', paymentStatus: 'NOT_PAID' } } })
  expect(orders).toHaveLength(1)
  await shop.letTimePass(waiting.paymentGatewayOrderId!)
  expect(await dashboard()).toMatchObject({ paymentsWaiting: exactly(0) })
})

test('200: counts an email that couldn’t be sent', async () => {
  expect((await dashboard()).mailsInTrouble).toEqual(exactly(0))
  await shop.database.run(sql`
    insert into mails (site_id, id, event_id, template, recipient, subject, html, plain, status, created_date)
    values (${shop.siteId}, ${crypto.randomUUID()}, ${crypto.randomUUID()}, 'order-confirmation', 'vera@example.com', '', '', '', 'FAILED', now())`)
  expect((await dashboard()).mailsInTrouble).toEqual(exactly(1))
})

test('200: counts low stock as its list does', async () => {
  const { variants, metadata } = await shop.as(shop.owner()).stock.queryLowStock({ cursorPaging: { limit: 100 } })
  expect(variants.length).toBeGreaterThan(0)
  expect((await dashboard()).lowStock).toEqual(exactly(metadata.total!))
})

test('200: takes two statements', async () => {
  // Once a minute, a request also records that its key was used.
  shop.clock.now = new Date()
  await dashboard()
  expect(await statementsOf(shop.database, dashboard)).toBe(2)
  shop.clock.now = undefined
})

test('403: shoppers', async () => {
  expect(await refusalOf(shop.as(shop.visitor()).reports.getDashboard({}))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
})
