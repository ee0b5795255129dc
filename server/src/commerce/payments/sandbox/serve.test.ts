import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cards, makeSellingShop, readyCheckout, shopperIn, type SellingShop } from '../../../../../tests/support/buying.ts'
import { sql } from '../../../database/sql.ts'
import { providerAddress } from './address.ts'
import { secretOf } from './secret.ts'

let shop: SellingShop
let secret: string
beforeAll(async () => {
  shop = await makeSellingShop()
  secret = secretOf(await shop.app.services.sites.find(shop.siteId))
})
afterAll(() => shop.stop())

interface ProviderRequest {
  key?: string
  siteId?: string
  authorization?: string | undefined
  action?: string
  method?: string
  cardNumber?: string
}

async function ask({
  key = randomUUID(),
  siteId = shop.siteId,
  authorization = secret,
  action = '',
  method = 'POST',
  cardNumber = cards.approved,
}: ProviderRequest) {
  const response = await fetch(`${providerAddress(shop.app.services)}/stoa/sandbox-provider/sites/${siteId}/charges/${key}${action}`, {
    method,
    headers: { authorization, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
    ...(method === 'POST' ? { body: JSON.stringify({ amountMinor: 500, currency: 'EUR', cardNumber }) } : {}),
  })
  return { status: response.status, body: (await response.json()) as { decision?: string } }
}

test('200: repeats with the same key get the same response, whatever the card', async () => {
  const key = randomUUID()
  const first = await ask({ key })
  expect(first).toEqual({ status: 200, body: { decision: 'APPROVED', amountMinor: 500, currency: 'EUR', lastFourDigits: '4242' } })
  expect(await ask({ key, cardNumber: cards.declined })).toEqual(first)
  expect(await ask({ key, method: 'GET' })).toEqual(first)
  expect(await ask({ key, action: '/cancel' })).toEqual(first)
})

test('200: a canceled key can’t be charged', async () => {
  const key = randomUUID()
  expect((await ask({ key, action: '/cancel' })).body.decision).toBe('CANCELED')
  expect((await ask({ key })).body.decision).toBe('CANCELED')
})

test('200: a decision that isn’t revealed yet can be canceled', async () => {
  const key = randomUUID()
  expect((await ask({ key, cardNumber: cards.late })).body.decision).toBe('PENDING')
  expect((await ask({ key, action: '/cancel' })).body.decision).toBe('CANCELED')
})

test('404: an unknown key', async () => {
  expect(await ask({ method: 'GET' })).toEqual({ status: 404, body: {} })
})

test('404: without the secret, reveals and decides nothing', async () => {
  const { client } = shopperIn(shop)
  const { orderId, paymentGatewayOrderId } = await client.checkouts.createOrder({ id: await readyCheckout(client) })
  const intent = await shop.database.one<{ key: string }>(sql`
    select provider_key as key from payment_intents where site_id = ${shop.siteId} and id = ${paymentGatewayOrderId}`)
  const neighbour = await shop.neighbour()
  const neighboursSecret = secretOf(await neighbour.app.services.sites.find(neighbour.siteId))
  for (const authorization of ['', 'Bearer x', neighboursSecret, `${secret}x`, secret.slice(0, -1)]) {
    expect(await ask({ key: intent!.key, authorization })).toMatchObject({
      status: 404,
      body: { details: { applicationError: { code: 'ROUTE_NOT_FOUND' } } },
    })
  }
  expect(await ask({ siteId: randomUUID() })).toMatchObject({ status: 404 })
  expect(await ask({ key: 'x' })).toMatchObject({ status: 404 })
  expect((await client.orders.getOrder({ id: orderId })).order.status).toBe('INITIALIZED')
  expect(
    await shop.database.one(sql`select id from sandbox_charges where site_id = ${shop.siteId} and id = ${intent!.key}`),
  ).toBeUndefined()
})
