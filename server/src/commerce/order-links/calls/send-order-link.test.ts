import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeSellingShop, readyCheckout, shopperIn, type SellingShop, type Shopper } from '../../../../../tests/support/buying.ts'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { writtenMails } from '../../../../../tests/support/written-mails.ts'
import { newId } from '../../../database/ids.ts'
import { sql } from '../../../database/sql.ts'
import { retainOnSite } from '../../../jobs/apply-retention.ts'
import { answerLinkRequest } from '../answer-link-request.ts'

let shop: SellingShop
let vera: Shopper
let order: { id: string; number: string }

beforeAll(async () => {
  shop = await makeSellingShop()
  vera = shopperIn(shop)
  const { orderId } = await vera.client.checkouts.createOrder({ id: await readyCheckout(vera.client, { method: 'OFFLINE' }) })
  order = { id: orderId, number: (await vera.client.orders.getOrder({ id: orderId })).order.number! }
})
beforeEach(async () => {
  await shop.database.run(sql`delete from mails where site_id = ${shop.siteId}`)
  await shop.database.run(sql`delete from attempts where site_id = ${shop.siteId}`)
})
afterAll(() => shop.stop())

/** A visitor without the buyer's session. */
const guest = () => shopperIn(shop).client.orderLinks
const mails = () => writtenMails(shop.database, shop.siteId, 'order-link')
const waiting = async () =>
  (await shop.database.one<{ count: number }>(sql`
    select count(*)::int as count from pgboss.job where name = ${answerLinkRequest.name} and group_id = ${shop.siteId}`))!.count

describe('200', () => {
  test.each([
    ['as it is', (number: string) => number, 'vera@example.com'],
    ['as people write it', (number: string) => ` # ${number} `, 'Vera@Example.com'],
  ])('the number %s with the email address of the order: one email with the link', async (_how, written, email) => {
    expect(await guest().sendOrderLink({ number: written(order.number), email })).toEqual({})
    await runQueued(shop)
    await runQueued(shop)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipient: 'vera@example.com',
      subject: expect.stringMatching(new RegExp(`^The link to your .+ order #${order.number}$`)),
    })
    expect(mail!.plain).toContain(`http://127.0.0.1:4400/orders/${order.id}?token=`)
    expect(mail!.html).toContain(`http://127.0.0.1:4400/orders/${order.id}?token=`)
  })

  test('its link opens that order for a day, as the email says', async () => {
    await guest().sendOrderLink({ number: order.number, email: 'vera@example.com' })
    await runQueued(shop)
    const { plain } = (await mails())[0]!
    const token = /token=([\w.-]+)/.exec(plain)![1]!
    expect(plain).toContain('for 24 hours')
    const { tokens } = shop.app.services
    expect(await tokens.verify('hand-over', token)).toEqual({ siteId: shop.siteId, subject: order.id, role: 'order' })
    expect(await tokens.verify('access', token)).toBeUndefined()
    shop.clock.now = new Date(Date.now() + 25 * 60 * 60 * 1000)
    expect(await tokens.verify('hand-over', token)).toBeUndefined()
    shop.clock.now = undefined
  })

  test.each([
    ['another number', () => '999999', 'vera@example.com'],
    ['another email address', () => order.number, 'mallory@example.com'],
    ['not a number', () => 'my order', 'vera@example.com'],
    ['a number that is too long', () => '9'.repeat(30), 'vera@example.com'],
  ])('%s: the same response, and no email', async (_what, number, email) => {
    expect(await guest().sendOrderLink({ number: number(), email })).toEqual({})
    expect(await waiting()).toBe(1)
    await runQueued(shop)
    expect(await mails()).toEqual([])
    expect(await waiting()).toBe(0)
  })

  test('an order that awaits payment has no number and no link', async () => {
    const { orderId } = await vera.client.checkouts.createOrder({ id: await readyCheckout(vera.client, { method: 'ONLINE' }) })
    const { number } = (await vera.client.orders.getOrder({ id: orderId })).order
    expect(number).toBeUndefined()
    expect(await refusalOf(shop.as({ kind: 'guest', siteId: shop.siteId, id: orderId }).orders.getOrder({ id: orderId }))).toMatchObject({
      code: 'ORDER_NOT_FOUND',
    })
  })

  test('queues every request alike and looks up nothing before it responds', async () => {
    const statements = async (number: string, email: string): Promise<string[]> => {
      const texts: string[] = []
      const { services } = shop.app
      const { rows, run } = services.database
      services.database.rows = (statement) => (texts.push(statement.text), rows(statement)) as never
      services.database.run = (statement) => (texts.push(statement.text), run(statement))
      await guest().sendOrderLink({ number, email })
      Object.assign(services.database, { rows, run })
      return texts
    }
    const there = await statements(order.number, 'vera@example.com')
    expect(there.join(' ')).not.toContain('from orders')
    expect(await statements('999999', 'nobody@example.com')).toEqual(there)
  })
})

test('400: an invalid email address, and no number', async () => {
  const refused = await refusalOf(guest().sendOrderLink({ number: '', email: 'vera' }))
  expect(refused.violations.map(({ field, violatedRule }) => [field, violatedRule])).toEqual([
    ['email', 'FORMAT'],
    ['number', 'MIN_LENGTH'],
  ])
})

describe('too many requests', () => {
  const ask = (email: string, address: string) =>
    shop.app.call('orderLinks.sendOrderLink', shop.visitor(newId()), { number: order.number, email }, { address })

  test.each(['vera@example.com', 'nobody@example.com'])(
    '200: the sixth request for %s within an hour sends nothing, from any network',
    async (email) => {
      for (let index = 0; index < 5; index++) expect(await ask(email, `203.0.113.${index}`)).toMatchObject({ status: 200 })
      const before = await waiting()
      expect(await ask(email.toUpperCase(), '203.0.113.9')).toMatchObject({ status: 200 })
      expect(await waiting()).toBe(before)
      shop.clock.now = new Date(Date.now() + 61 * 60 * 1000)
      expect(await ask(email, '203.0.113.9')).toMatchObject({ status: 200 })
      expect(await waiting()).toBe(before + 1)
      shop.clock.now = undefined
      await runQueued(shop)
    },
  )

  test('429: the thirty-first from one network, for any address; concurrent ones count as well', async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, (_, index) => ask(`guest-${index}@example.com`, '198.51.100.7')))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  test('attempts of past hours are deleted', async () => {
    await ask('vera@example.com', '203.0.113.1')
    await retainOnSite(shop.database, shop.siteId, 'attempts', new Date(Date.now() + 61 * 60 * 1000))
    expect(await shop.database.rows(sql`select subject from attempts where site_id = ${shop.siteId}`)).toEqual([])
  })
})
