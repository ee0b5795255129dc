import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { sampleShop } from '@stoa/seed'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { createServer } from '../../http/server.ts'
import { mountPages } from './mount.ts'

const origin = 'http://127.0.0.1:4400'

let site: TestSite
let server: FastifyInstance
let vera: Client

beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  server = createServer(site.app)
  await mountPages(server, site.app)
  vera = site.as(site.visitor())
})
afterAll(() => server.close())

const get = (url: string, cookie?: string) => server.inject({ url, headers: { host: '127.0.0.1:4400', ...(cookie && { cookie }) } })
const post = (url: string, form: Record<string, string>, cookie: string) =>
  server.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(form).toString(),
    headers: { host: '127.0.0.1:4400', 'content-type': 'application/x-www-form-urlencoded', origin, cookie },
  })

/** Vera's checkout with a download, and the path of the link to it. */
async function linkedCheckout(): Promise<{ id: string; link: string }> {
  const download = sampleShop.products.find(
    ({ visible, productType, options }) => visible && productType === 'digital' && options.length === 0,
  )!
  const catalogReference = { catalogItemId: download.id, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
  const { checkout } = await vera.checkouts.createCheckout({ channelType: 'WEB', lineItems: [{ quantity: 1, catalogReference }] })
  const { checkoutUrl } = await vera.checkouts.getCheckoutUrl({ id: checkout.id })
  return { id: checkout.id, link: checkoutUrl.slice(site.settings.baseUrl.length) }
}

/** Opens a link in a new browser. */
async function follow(link: string): Promise<string> {
  const { cookies } = await get(link)
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

describe('a link to a checkout', () => {
  test('becomes a cookie and an address without the token', async () => {
    const { id, link } = await linkedCheckout()
    const { statusCode, headers, cookies } = await get(link)
    expect({ statusCode, to: headers.location }).toEqual({ statusCode: 302, to: `/checkout/${id}` })
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(cookies).toMatchObject([{ name: 'stoa_checkout', httpOnly: true, sameSite: 'Lax', maxAge: 86_400 }])
  })

  test('opens it in another browser, up to the order', async () => {
    const { id, link } = await linkedCheckout()
    const cookie = await follow(link)
    expect((await get(`/checkout/${id}`, cookie)).statusCode).toBe(200)
    const form = { email: 'paulo@example.com', firstName: 'Paulo', lastName: 'Reis', method: 'OFFLINE' }
    expect((await post(`/checkout/${id}`, { ...form, update: 'yes' }, cookie)).headers.location).toBe(`/checkout/${id}#delivery`)
    const { headers } = await post(`/checkout/${id}`, { ...form, idempotencyKey: 'one-order-only' }, cookie)
    expect(headers.location).toMatch(/^\/orders\/[0-9a-f-]{36}\/thanks$/)
    expect((await get(headers.location!, cookie)).statusCode).toBe(200)
    expect((await get(headers.location!)).statusCode).toBe(404)
  })

  test('opens no other checkout or order of the same owner, and not their cart', async () => {
    const [one, other] = [await linkedCheckout(), await linkedCheckout()]
    await vera.carts.addToCurrentCart({
      lineItems: [
        { quantity: 2, catalogReference: { catalogItemId: sampleShop.products[0]!.id, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' } },
      ],
    })
    await vera.checkouts.updateCheckout({ checkout: { id: other.id, buyerInfo: { email: 'vera@example.com' } } })
    await vera.checkouts.selectPaymentMethod({ id: other.id, method: 'OFFLINE' })
    const { orderId } = await vera.checkouts.createOrder({ id: other.id })
    const cookie = await follow(one.link)
    expect((await get(`/checkout/${one.id}`, cookie)).statusCode).toBe(200)
    expect((await get(`/checkout/${other.id}`, cookie)).statusCode).toBe(404)
    expect((await get(`/orders/${orderId}/thanks`, cookie)).statusCode).toBe(404)
    expect((await get('/cart', cookie)).body).toContain('Your cart is empty.')
  })

  test('opens nothing if it was changed', async () => {
    const { id, link } = await linkedCheckout()
    const cookie = await follow(`${link.slice(0, -6)}AAAAAA`)
    expect((await get(`/checkout/${id}`, cookie)).statusCode).toBe(404)
  })

  test('opens nothing with a session token in place of a link token', async () => {
    const { id } = await linkedCheckout()
    const [session] = (await get('/')).cookies
    const cookie = await follow(`/checkout/${id}?token=${session!.value}`)
    expect((await get(`/checkout/${id}`, cookie)).statusCode).toBe(404)
  })

  test('opens nothing a day later', async () => {
    const { id, link } = await linkedCheckout()
    const cookie = await follow(link)
    site.clock.now = new Date(Date.now() + 25 * 60 * 60 * 1000)
    expect((await get(`/checkout/${id}`, cookie)).statusCode).toBe(404)
    site.clock.now = undefined
  })
})
