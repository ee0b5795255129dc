import { rmSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cards, makeSellingShop, pay, readyCheckout, shopperIn, type SellingShop, type Shopper } from '../../../../tests/support/buying.ts'
import { storeFile } from '../../../../tests/support/files.ts'
import { catchUp } from '../../../../tests/support/following.ts'
import { goods, jug, song, songFile } from '../../../../tests/support/goods.ts'
import { line, refusalOf } from '../../../../tests/support/shop.ts'
import { storedEvents } from '../../../../tests/support/stored-events.ts'
import { serveMedia } from '../../content/media/serve.ts'
import { sql } from '../../database/sql.ts'
import { createServer } from '../../http/server.ts'
import { createMailFollower } from '../../mail/send-mails.ts'
import { orderMails } from './event-mails.ts'
import { serveDownloads } from './serve-downloads.ts'

const content = Buffer.from('a song')
const day = 24 * 60 * 60 * 1000

let shop: SellingShop
let server: FastifyInstance
beforeAll(async () => {
  shop = await makeSellingShop()
  for (const { id, mimeType, fileName } of goods.files)
    await storeFile(
      shop,
      { id, mimeType, displayName: fileName, mediaType: 'AUDIO', isPrivate: true },
      id === songFile ? content : undefined,
    )
  server = createServer(shop.app)
  serveDownloads(server, shop.app)
  serveMedia(server, shop.app)
})
afterEach(() => void (shop.clock.now = undefined))
afterAll(async () => {
  await server.close()
  await shop.stop()
  rmSync(shop.settings.dataFolder, { recursive: true, force: true })
})

const orderOf = async ({ client }: Pick<Shopper, 'client'>, id: string) => (await client.orders.getOrder({ id })).order
const fileIn = ({ lineItems }: Awaited<ReturnType<typeof orderOf>>) => lineItems.find(({ digitalFile }) => digitalFile)!.digitalFile!
const open = (link: string, { method = 'GET', range }: { method?: 'GET' | 'HEAD'; range?: string } = {}) =>
  server.inject({ method, url: link.replace(/^https?:\/\/[^/]+/, ''), headers: range ? { range } : {} })

/** A shopper's order of a song and a jug, paid by card. */
async function paidOrder() {
  const shopper = shopperIn(shop)
  await shop.setStock(jug, 10)
  const placed = await shopper.client.checkouts.createOrder({ id: await readyCheckout(shopper.client, { items: [line(song), line(jug)] }) })
  await pay(shopper, placed)
  return { shopper, order: await orderOf(shopper, placed.orderId) }
}

/** A token as the server signs it. */
const signed = (role: 'order' | 'download', subject: string, siteId = shop.siteId) =>
  shop.app.services.tokens.sign('hand-over', { siteId, subject, role }, 60)

/** A link that doesn't work leads to the page that says so. */
async function expectExpired(link: string) {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers, rawPayload } = await open(link, { method })
    expect([statusCode, headers.location, rawPayload.length]).toEqual([303, '/downloads', 0])
    expect(headers['cache-control']).toBe('private, no-store')
  }
}

describe('the buyer of a paid order', () => {
  test('has the same link to its file for 30 days, and the other lines have none', async () => {
    const { shopper, order } = await paidOrder()
    const { fileId, link, expirationDate } = fileIn(order)
    expect(fileId).toBe(songFile)
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:4400\/downloads\/file\?line=[\w-]{36}&token=/)
    expect(new Date(expirationDate!).getTime() - new Date(order.updatedDate!).getTime()).toBe(30 * day)
    expect(order.lineItems.filter(({ digitalFile }) => digitalFile)).toHaveLength(1)
    shop.clock.now = new Date(Date.now() + day)
    expect(fileIn(await orderOf(shopper, order.id!)).link).toBe(link)
  })

  test('downloads the file under its name, and nothing stores the response', async () => {
    const { order } = await paidOrder()
    const { statusCode, headers, rawPayload } = await open(fileIn(order).link!)
    expect([statusCode, rawPayload]).toEqual([200, content])
    expect(headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-disposition': `attachment; filename="Can__o _ janela.mp3"; filename*=UTF-8''Can%C3%A7%C3%A3o%20%C3%A0%20janela.mp3`,
      'content-length': String(content.length),
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })

  test('asks for its size first, and gets all headers without the content', async () => {
    const { order } = await paidOrder()
    const [got, asked] = [await open(fileIn(order).link!), await open(fileIn(order).link!, { method: 'HEAD', range: 'bytes=2-' })]
    expect([asked.statusCode, asked.rawPayload.length]).toEqual([200, 0])
    const { date: _date, 'x-wix-request-id': _id, connection: _connection, 'keep-alive': _alive, ...headers } = got.headers
    expect(asked.headers).toMatchObject(headers)
    expect(headers['accept-ranges']).toBe('bytes')
  })

  test('continues a download that was cut off', async () => {
    const { order } = await paidOrder()
    const { statusCode, headers, rawPayload } = await open(fileIn(order).link!, { range: 'bytes=2-' })
    expect([statusCode, rawPayload, headers['content-range']]).toEqual([206, content.subarray(2), 'bytes 2-5/6'])
    expect(headers).toMatchObject({ 'content-length': '4', 'cache-control': 'private, no-store' })
    expect((await open(fileIn(order).link!, { range: 'bytes=1-2' })).rawPayload).toEqual(content.subarray(1, 3))
    const past = await open(fileIn(order).link!, { range: 'bytes=6-' })
    expect([past.statusCode, past.headers['content-range']]).toEqual([416, 'bytes */6'])
  })

  test('finds it in lists too, and so does the shop', async () => {
    const { shopper, order } = await paidOrder()
    const search = { search: { filter: { id: order.id! } } }
    for (const client of [shopper.client, shop.as(shop.owner())]) {
      const { orders } = await client.orders.searchOrders(search)
      expect((await open(fileIn(orders[0]!).link!)).rawPayload).toEqual(content)
    }
  })

  test('finds it by the link to the order, without an account', async () => {
    const { order } = await paidOrder()
    const guest = shop.as({ kind: 'guest', siteId: shop.siteId, id: order.id! })
    expect((await open(fileIn(await orderOf({ client: guest }, order.id!)).link!)).rawPayload).toEqual(content)
  })

  test('gets the link by email', async () => {
    const { order } = await paidOrder()
    await catchUp(shop, createMailFollower(orderMails))
    const [mail] = await shop.database.rows<{ plain: string }>(sql`
      select plain from mails where site_id = ${shop.siteId} and subject like ${`%#${order.number}%`}`)
    const [, link] = /Download “Song”: (\S+)/.exec(mail!.plain)!
    expect((await open(link!)).rawPayload).toEqual(content)
    expect(mail!.plain).toContain('You can download until ')
  })
})

test('a free order has its links at once', async () => {
  const { client } = shopperIn(shop)
  await shop.reprice(song, 0)
  const { orderId } = await client.checkouts.createOrder({ id: await readyCheckout(client, { items: [line(song)] }) })
  await shop.reprice(song, 900)
  expect((await open(fileIn(await orderOf({ client }, orderId)).link!)).rawPayload).toEqual(content)
})

describe('there is no link', () => {
  test.each(['ONLINE', 'OFFLINE'] as const)('before the order is paid (%s)', async (method) => {
    const { client } = shopperIn(shop)
    const { orderId } = await client.checkouts.createOrder({ id: await readyCheckout(client, { items: [line(song)], method }) })
    expect(fileIn(await orderOf({ client }, orderId))).toEqual({ fileId: songFile })
  })

  test('once the payment is declined', async () => {
    const shopper = shopperIn(shop)
    const placed = await shopper.client.checkouts.createOrder({ id: await readyCheckout(shopper.client, { items: [line(song)] }) })
    await pay(shopper, placed, cards.declined)
    const order = await orderOf(shopper, placed.orderId)
    expect([order.status, fileIn(order)]).toEqual(['REJECTED', { fileId: songFile }])
    await expectExpired(`/downloads/file?line=${order.lineItems[0]!.id}&token=${await signed('download', order.id!)}`)
  })

  test('after 30 days, and the earlier one has expired', async () => {
    const { shopper, order } = await paidOrder()
    const { expirationDate, link } = fileIn(order)
    shop.clock.now = new Date(new Date(expirationDate!).getTime() + 1)
    expect(fileIn(await orderOf(shopper, order.id!))).toEqual({ fileId: songFile, expirationDate })
    await expectExpired(link!)
  })

  test.each([
    ['canceled', 'status', 'CANCELED'],
    ['refunded', 'payment_status', 'FULLY_REFUNDED'],
  ])('once the order is %s, and the earlier one has expired', async (_, column, value) => {
    const { shopper, order } = await paidOrder()
    await shop.database.run({
      text: `update orders set ${column} = $3 where site_id = $1 and id = $2`,
      values: [shop.siteId, order.id, value],
      name: undefined,
    })
    expect(fileIn(await orderOf(shopper, order.id!)).link).toBeUndefined()
    await expectExpired(fileIn(order).link!)
  })

  test('in events, which others can read', async () => {
    const { order } = await paidOrder()
    const events = await storedEvents(shop, order.id)
    expect(events.length).toBeGreaterThan(0)
    expect(JSON.stringify(events)).not.toContain('/downloads/')
  })
})

describe('refused', () => {
  test.each([
    ['no token', async () => ''],
    ['an invented token', async () => '?line=a&token=abc'],
    ['two tokens', async () => '?line=a&token=a&token=b'],
    ['a token for something else', async () => `?line=a&token=${await signed('order', 'anything')}`],
    ['a token for a missing order', async () => `?line=a&token=${await signed('download', crypto.randomUUID())}`],
    ['a token of another site', async () => `?line=a&token=${await signed('download', 'x', crypto.randomUUID())}`],
  ])('%s', async (_, query) => expectExpired(`/downloads/file${await query()}`))

  test('a changed token', async () => {
    const { order } = await paidOrder()
    await expectExpired(fileIn(order).link!.replace(/.{8}$/, 'AAAAAAAA'))
  })

  test.each([
    ['no line', ''],
    ['two lines', 'line=a&line=b&'],
    ['an invented line', `line=${crypto.randomUUID()}&`],
  ])('a token with %s', async (_, line) => {
    const { order } = await paidOrder()
    await expectExpired(`/downloads/file?${line}token=${await signed('download', order.id!)}`)
  })

  test('a line with the token of another order', async () => {
    const [one, other] = [await paidOrder(), await paidOrder()]
    await expectExpired(fileIn(one.order).link!.replace(/token=.*/, fileIn(other.order).link!.replace(/.*(token=)/, '$1')))
  })

  test('a token for a line without a file', async () => {
    const { order } = await paidOrder()
    const jugs = order.lineItems.find(({ digitalFile }) => !digitalFile)!
    await expectExpired(`/downloads/file?line=${jugs.id}&token=${await signed('download', order.id!)}`)
  })

  test('the order’s ID from another buyer: the same 404 as for a missing order, with no link', async () => {
    const { order } = await paidOrder()
    const other = shopperIn(shop).client
    const refusals = await Promise.all([order.id!, crypto.randomUUID()].map((id) => refusalOf(other.orders.getOrder({ id }))))
    expect(refusals.map(({ status, code }) => [status, code])).toEqual([
      [404, 'ORDER_NOT_FOUND'],
      [404, 'ORDER_NOT_FOUND'],
    ])
    expect((await other.orders.searchOrders({ search: { filter: { id: order.id! } } })).orders).toEqual([])
  })

  test('the file by its ID among the pictures', async () => {
    expect((await server.inject({ url: `/media/${songFile}` })).statusCode).toBe(404)
  })
})
