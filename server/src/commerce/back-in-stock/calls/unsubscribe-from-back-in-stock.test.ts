import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { makeAwaitedShop, smallShirt, type AwaitedShop } from '../../../../../tests/support/back-in-stock.ts'
import { memberIn } from '../../../../../tests/support/community.ts'
import { shirt } from '../../../../../tests/support/goods.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { sql } from '../../../database/sql.ts'

let shop: AwaitedShop
let requestId: string
/** Ana got an email about one item, and waits for another one. */
beforeEach(async () => {
  shop = await makeAwaitedShop()
  await shop.restock(0, shirt.small)
  requestId = await shop.waitFor('ana@example.org')
  await shop.restock(1)
  await shop.settle()
  await shop.restock(0)
  await shop.waitFor('ana@example.org', smallShirt)
  await shop.waitFor('bo@example.org', smallShirt)
})

const unsubscribe = (token: string, identity = shop.visitor()) => shop.as(identity).backInStock.unsubscribeFromBackInStock({ token })
const sentToken = async (): Promise<string> =>
  new URL(/https?:\S+unsubscribe\?token=\S+/.exec((await shop.emails())[0]!.plain)![0]).searchParams.get('token')!
const waiting = async () =>
  (
    await shop.as(shop.owner()).backInStock.queryBackInStockNotificationRequests({ query: { filter: { status: 'RECEIVED' } } })
  ).requests.map(({ email }) => email)

test('E01: 200: deletes what the address of the email waits for, with events, and can be repeated', async () => {
  const token = await sentToken()
  expect(await unsubscribe(token)).toEqual({ deleted: 1 })
  expect(await waiting()).toEqual(['bo@example.org'])
  expect(await shop.statuses()).toEqual(['PROCESSING', 'RECEIVED'])
  expect(await unsubscribe(token)).toEqual({ deleted: 0 })
  const deleted = await shop.database.rows(sql`
    select from events where site_id = ${shop.siteId} and slug = 'deleted' and entity_fqdn = 'wix.ecom.v1.back_in_stock_notification_request'`)
  expect(deleted).toHaveLength(1)
})

test('E01: 200: works for any caller, and after the request of the email was deleted', async () => {
  await shop.as(shop.owner()).backInStock.deleteBackInStockNotificationRequest({ id: requestId })
  const { client } = await memberIn(shop)
  expect(await client.backInStock.unsubscribeFromBackInStock({ token: await sentToken() })).toEqual({ deleted: 1 })
})

test('E01: 200: a token of a request without an email deletes nothing', async () => {
  const { tokens } = shop.app.services
  const claims = { siteId: shop.siteId, subject: randomUUID(), role: 'back-in-stock' } as const
  expect(await unsubscribe(await tokens.sign('hand-over', claims, 60))).toEqual({ deleted: 0 })
})

test('E01: 400: a token that is forged, changed, expired, of another site or for something else', async () => {
  const { tokens } = shop.app.services
  const token = await sentToken()
  const claims = { siteId: shop.siteId, subject: requestId, role: 'back-in-stock' } as const
  const neighbour = await makeAwaitedShop()
  const [head, payload, signature] = token.split('.')
  const body = { ...JSON.parse(Buffer.from(payload!, 'base64url').toString()), subject: randomUUID(), sub: randomUUID() }
  const others = [
    'x',
    `${head}.${payload}.`,
    `${head}.${payload}.${signature!.slice(1)}`,
    `${head}.${Buffer.from(JSON.stringify(body)).toString('base64url')}.${signature}`,
    await tokens.sign('hand-over', claims, -1),
    await tokens.sign('hand-over', { ...claims, siteId: neighbour.siteId }, 60),
    await tokens.sign('hand-over', { ...claims, role: 'order' }, 60),
    await tokens.sign('hand-over', { ...claims, role: 'download' }, 60),
    await tokens.sign('access', { ...claims, role: 'visitor' }, 60),
  ]
  for (const other of others) {
    const refusal = await refusalOf(unsubscribe(other))
    expect([refusal.status, refusal.code]).toEqual([400, 'INVALID_UNSUBSCRIBE_TOKEN'])
  }
  expect((await refusalOf(neighbour.as(neighbour.visitor()).backInStock.unsubscribeFromBackInStock({ token }))).status).toBe(400)
  expect(await waiting()).toHaveLength(2)
})
