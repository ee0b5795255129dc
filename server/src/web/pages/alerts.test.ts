import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { backInStockDefaults } from '@stoa/contract/back-in-stock/settings'
import { memberIn, type Neighbour } from '../../../../tests/support/community.ts'
import { appId, shirt } from '../../../../tests/support/goods.ts'
import { makeTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { sql } from '../../database/sql.ts'
import { createServer } from '../../http/server.ts'
import { mountPages } from './mount.ts'

// Requests for back-in-stock emails in the pages of the shop, without scripts.

const host = '127.0.0.1:4400'
const page = '/products/test-shirt'
const soldOut = `${page}?option.Size=M`
let shop: TestShop
let server: FastifyInstance

async function serve(of: TestShop): Promise<FastifyInstance> {
  const opened = createServer(of.app)
  await mountPages(opened, of.app)
  return opened
}

beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  server = await serve(shop)
})
afterAll(() => server.close())

const cookieOf = ({ sessionToken }: Neighbour): string => `stoa_session=${sessionToken}`
const get = async (url: string, cookie = '', from = server) => (await from.inject({ url, headers: { host, cookie } })).body
const post = (url: string, fields: Record<string, string>, { cookie = '', from = server } = {}) =>
  from.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { host, cookie, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
  })
const ask = (email: string, options: { cookie?: string; from?: FastifyInstance } = {}) =>
  post(soldOut, { intent: 'alert', variant: shirt.medium, email }, options)

const formTitle = 'Email me when M is back'
const requests = async () =>
  (await shop.as(shop.owner()).backInStock.queryBackInStockNotificationRequests({})).requests.map(
    ({ email, itemUrl, contactId, catalogReference: { options } }) => ({ email, itemUrl, contactId, options }),
  )
const setInStock = (isInStock: boolean) =>
  shop.database.run(
    sql`update variants set quantity = ${isInStock ? 5 : 0} where site_id = ${shop.siteId} and product_id = ${shirt.id} and id = ${shirt.medium}`,
  )
/** What a page shows a visitor differently than others. */
const withoutInsertions = (html: string): string =>
  html.replaceAll(/nonce="[\w-]*"|\d+@\d{13}|stoa-request-id" content="[^"]*/g, '').replace(/<stoa-visitor.*?<\/stoa-visitor>/s, '')

describe('the form', () => {
  test('is on the page of a variant that is sold out, the same for all visitors; a member’s address is in it', async () => {
    const [first, second] = [await get(soldOut), await get(soldOut)]
    expect(first).toContain(formTitle)
    expect(first).toContain(`name="variant" value="${shirt.medium}"`)
    expect(withoutInsertions(first)).toBe(withoutInsertions(second))
    const mia = await memberIn(shop, { loginEmail: 'mia@example.com' })
    expect(await get(soldOut, cookieOf(mia))).toContain('value="mia@example.com"')
    expect(await get(soldOut)).not.toContain('mia@example.com')
  })

  test('isn’t there while the variant can be bought or preordered, nor in a shop that collects no requests', async () => {
    expect(await get(`${page}?option.Size=S`)).not.toContain('Email me when')
    expect(await get('/products/test-jug')).not.toContain('Email me when')
    shop.decide({ backInStock: { ...backInStockDefaults, collecting: false } })
    onTestFinished(() => shop.decide({ backInStock: backInStockDefaults }))
    // Pages of members aren’t kept, and the tests’ settings are changed in memory.
    expect(await get(soldOut, cookieOf(await memberIn(shop)))).not.toContain('Email me when')
  })
})

describe('asking', () => {
  test('200: for the variant of the form; the email links to its page', async () => {
    const answer = await ask('vera@example.org')
    expect(answer.statusCode).toBe(200)
    // No mail server is set up, so no email is promised.
    expect(answer.body).toContain('Your request has been saved.')
    expect(answer.body).not.toContain('We’ll email')
    expect(await requests()).toContainEqual({
      email: 'vera@example.org',
      itemUrl: `http://${host}${soldOut}`,
      contactId: undefined,
      options: { variantId: shirt.medium },
    })
    expect(await get(soldOut)).not.toContain('vera@example.org')
  })

  test('200: with a mail server, the email is promised', async () => {
    const other = await makeTestShop({ rateLimits: 'off', smtpUrl: { host: '127.0.0.1', port: 1, secure: false } })
    const from = await serve(other)
    onTestFinished(() => from.close())
    expect((await ask('vera@example.org', { from })).body).toContain('We’ll email vera@example.org once when it’s back.')
  })

  test('200: a member’s request is their own', async () => {
    const mia = await memberIn(shop, { loginEmailVerified: true })
    await ask(mia.member.loginEmail!, { cookie: cookieOf(mia) })
    expect((await mia.client.backInStock.listOwnBackInStockRequests({})).requests).toHaveLength(1)
  })

  test('422: an address that is none comes back with its error', async () => {
    const answer = await ask('vera')
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('Enter an email address, for example name@example.com.')
    expect(answer.body).toContain('value="vera"')
  })

  test.each([
    ['in stock again', 'It’s in stock again.', () => setInStock(true), () => setInStock(false)],
    [
      'no longer collected',
      'The shop no longer sends these emails.',
      () => shop.decide({ backInStock: { ...backInStockDefaults, collecting: false } }),
      () => shop.decide({ backInStock: backInStockDefaults }),
    ],
  ])('422: %s', async (_why, text, change, restore) => {
    await change()
    onTestFinished(async () => void (await restore()))
    const answer = await ask('ines@example.org')
    expect([answer.statusCode, answer.body.includes(text)]).toEqual([422, true])
    expect((await requests()).map(({ email }) => email)).not.toContain('ines@example.org')
  })

  test('422: a variant that there isn’t', async () => {
    const answer = await post(`${page}/alert.data`, { intent: 'alert', variant: appId, email: 'ines@example.org' })
    expect([answer.statusCode, answer.body.includes('INVALID_CATALOG_REFERENCE_OPTIONS')]).toEqual([422, true])
  })

  test('422: too many of one network', async () => {
    const other = await makeTestShop()
    const from = await serve(other)
    onTestFinished(() => from.close())
    for (let at = 0; at < 30; at += 1) await ask('vera@example.org', { from })
    const answer = await ask('vera@example.org', { from })
    expect([answer.statusCode, answer.body.includes('Too many requests from your network')]).toEqual([422, true])
  })

  test('by scripts: the answer alone; its address leads to the product', async () => {
    const fields = { intent: 'alert', variant: shirt.medium, email: 'tom@example.org' }
    expect((await post(`${page}/alert.data`, fields)).statusCode).toBe(200)
    expect((await post(`${page}/alert.data`, { ...fields, email: '' })).statusCode).toBe(422)
    expect((await requests()).map(({ email }) => email)).toContain('tom@example.org')
    const { statusCode, headers } = await server.inject({ url: `${page}/alert`, headers: { host } })
    expect([statusCode, headers.location]).toEqual([302, page])
  })
})

describe('the list of a member', () => {
  const list = '/account/alerts'

  test('302: a visitor signs in first', async () => {
    const { headers } = await server.inject({ url: list, headers: { host } })
    expect(headers.location).toBe(`/login?${new URLSearchParams({ next: list })}`)
  })

  test('shows the item, the choices, the status and the date; one is deleted', async () => {
    const mia = await memberIn(shop, { loginEmail: 'mia2@example.org', loginEmailVerified: true })
    const cookie = cookieOf(mia)
    expect(await get(list, cookie)).toContain('Requests for the address you sign in with will appear here.')
    await ask('mia2@example.org', { cookie })
    const html = await get(list, cookie)
    for (const text of ['href="/products/test-shirt?option.Size=M"', 'Size: M', 'Waiting', 'Requested on', 'mia2@example.org', 'noindex'])
      expect(html).toContain(text)
    const { requests: own } = await mia.client.backInStock.listOwnBackInStockRequests({})
    const other = await memberIn(shop)
    await post(list, { alert: own[0]!.id, name: 'Shirt' }, { cookie: cookieOf(other) })
    expect((await mia.client.backInStock.listOwnBackInStockRequests({})).requests).toHaveLength(1)
    const deleted = await post(list, { alert: own[0]!.id, name: 'Shirt' }, { cookie })
    expect([deleted.statusCode, deleted.body.includes('Deleted: Shirt'), deleted.body.includes('No stock alerts')]).toEqual([
      200,
      true,
      true,
    ])
    expect((await post(list, { alert: own[0]!.id, name: 'Shirt' }, { cookie })).statusCode).toBe(200)
    expect((await mia.client.backInStock.listOwnBackInStockRequests({})).requests).toEqual([])
  })

  test('says why it is empty for a member whose address isn’t verified', async () => {
    const mia = await memberIn(shop)
    await ask(mia.member.loginEmail!, { cookie: cookieOf(mia) })
    expect(await get(list, cookieOf(mia))).toContain('Your email address isn’t verified, so requests don’t appear here.')
  })

  test('in pages; a cursor that is none leads to the first one', async () => {
    const mia = await memberIn(shop, { loginEmailVerified: true })
    const cookie = cookieOf(mia)
    const { backInStock } = shop.as(shop.owner())
    for (let at = 0; at < 11; at += 1) {
      await ask(mia.member.loginEmail!, { cookie })
      // The next one is another request.
      for (const { id } of (await mia.client.backInStock.listOwnBackInStockRequests({})).requests)
        await backInStock.markAsNotificationSent({ id })
    }
    const countIn = (html: string): number => html.split('name="alert"').length - 1
    const first = await get(list, cookie)
    const next = /href="(\/account\/alerts\?cursor=[^"]+)"/.exec(first)![1]!
    expect([countIn(first), countIn(await get(next, cookie))]).toEqual([10, 1])
    const { headers } = await server.inject({ url: `${list}?cursor=x`, headers: { host, cookie } })
    expect(headers.location).toBe(list)
  })
})
