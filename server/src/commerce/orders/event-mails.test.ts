import { afterAll, beforeAll, expect, test } from 'vitest'
import { cards, makeSellingShop, pay, readyCheckout, shopperIn, type SellingShop } from '../../../../tests/support/buying.ts'
import { catchUp } from '../../../../tests/support/following.ts'
import { sql } from '../../database/sql.ts'
import { createMailFollower } from '../../mail/send-mails.ts'
import { orderMails } from './event-mails.ts'

const sendMails = createMailFollower(orderMails)

let shop: SellingShop
beforeAll(async () => {
  shop = await makeSellingShop()
})
afterAll(() => shop.stop())

const outbox = () =>
  shop.database.rows<{ recipient: string; subject: string; plain: string; status: string }>(sql`
    select recipient, subject, plain, status from mails where site_id = ${shop.siteId} order by created_date, id`)

const sendDueMails = () => catchUp(shop, sendMails)

test('an approved order has its confirmation in the outbox, however it is paid', async () => {
  const { client } = shopperIn(shop)
  const offline = await client.checkouts.createOrder({ id: await readyCheckout(client, { method: 'OFFLINE' }) })
  const online = await client.checkouts.createOrder({ id: await readyCheckout(client, { email: 'walter@example.com' }) })
  await pay({ client }, online)
  await sendDueMails()
  const numbers = await Promise.all(
    [offline, online].map(async ({ orderId }) => (await client.orders.getOrder({ id: orderId })).order.number),
  )
  const { name } = (await shop.app.services.sites.find(shop.siteId)).settings
  expect(await outbox()).toMatchObject([
    {
      recipient: 'vera@example.com',
      subject: `Your order #${numbers[0]} is confirmed`,
      plain: expect.stringContaining('Payment due:\nBank transfer\n'),
      status: 'WAITING',
    },
    {
      recipient: 'walter@example.com',
      subject: `Your order #${numbers[1]} is confirmed`,
      plain: expect.stringContaining('Paid: €54.00'),
      status: 'WAITING',
    },
  ])
  expect((await outbox()).filter(({ plain }) => plain.endsWith(`\n\n${name}\n`))).toHaveLength(2)
  expect((await outbox())[0]!.plain).toContain(`http://127.0.0.1:4400/orders/${offline.orderId}?token=`)
})

test('an order that awaits payment or was declined has none', async () => {
  const before = (await outbox()).length
  const { client } = shopperIn(shop)
  await client.checkouts.createOrder({ id: await readyCheckout(client) })
  await pay({ client }, await client.checkouts.createOrder({ id: await readyCheckout(client) }), cards.declined)
  await sendDueMails()
  expect(await outbox()).toHaveLength(before)
})

test('once per order, even with several workers and after the position was lost', async () => {
  const before = (await outbox()).length
  const { client } = shopperIn(shop)
  for (let count = 1; count <= 5; count++) await client.checkouts.createOrder({ id: await readyCheckout(client, { method: 'OFFLINE' }) })
  await Promise.all(Array.from({ length: 4 }, sendDueMails))
  await shop.database.run(sql`update event_consumers set position = 0 where site_id = ${shop.siteId} and consumer = 'mails'`)
  const { order } = await client.orders.getOrder(await oneMore(client))
  await sendDueMails()
  expect((await outbox()).length - before).toBe(6)
  expect(order.status).toBe('APPROVED')
})

async function oneMore(client: ReturnType<typeof shopperIn>['client']): Promise<{ id: string }> {
  const { orderId } = await client.checkouts.createOrder({ id: await readyCheckout(client, { method: 'OFFLINE' }) })
  return { id: orderId }
}
