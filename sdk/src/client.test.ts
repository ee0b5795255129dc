import { expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { clientOver } from './client.ts'
import { createClient } from './create-client.ts'

test('a call is sent by its id, with an empty request by default', async () => {
  const carried: unknown[] = []
  const client = clientOver(async (...call) => void carried.push(call))
  await client.carts.getCurrentCart({})
  await (client.shop.getShop as () => Promise<unknown>)()
  await client.carts.deleteCurrentCart({}, { idempotencyKey: 'mine' })
  expect(carried).toEqual([
    ['carts.getCurrentCart', {}, {}],
    ['shop.getShop', {}, {}],
    ['carts.deleteCurrentCart', {}, { idempotencyKey: 'mine' }],
  ])
})

test('neither a client nor an area is mistaken for a promise', async () => {
  const client = clientOver(async () => ({}))
  expect(await client).toBe(client)
  expect(await client.carts).toBeTypeOf('object')
})

interface Sent {
  url: string
  authorization: string | null
  siteId: string | null
  body: string | null
}

/** A server that issues tokens to visitors and answers {} to everything else. */
function shop() {
  const sent: Sent[] = []
  const fetch = async (url: unknown, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    sent.push({
      url: String(url),
      authorization: headers.get('authorization'),
      siteId: headers.get('wix-site-id'),
      body: init.body as string | null,
    })
    const issued = { access_token: 'access', refresh_token: 'refresh', expires_in: 60, token_type: 'Bearer' }
    return Response.json(String(url).endsWith('/oauth2/token') ? issued : {})
  }
  return { sent, fetch }
}

test('a client of a shop requests visitor tokens without a token, then calls with the raw token', async () => {
  const { sent, fetch } = shop()
  const client = createClient({ baseUrl: 'https://shop.example', clientId: 'c1', fetch })
  await Promise.all([client.shop.getShop({}), client.carts.getCurrentCart({})])
  expect(sent).toEqual([
    { url: 'https://shop.example/oauth2/token', authorization: null, siteId: null, body: '{"clientId":"c1","grantType":"anonymous"}' },
    { url: 'https://shop.example/stoa/v1/shop', authorization: 'access', siteId: null, body: null },
    { url: 'https://shop.example/v1/carts/current', authorization: 'access', siteId: null, body: null },
  ])
  expect(await client.session.role()).toBe('visitor')
})

test('a client of the site itself calls with its key and site', async () => {
  const { sent, fetch } = shop()
  const client = createClient({ baseUrl: 'https://shop.example', apiKey: 'key', siteId: 's1', fetch })
  await client.shop.getShop({})
  expect(sent).toEqual([{ url: 'https://shop.example/stoa/v1/shop', authorization: 'key', siteId: 's1', body: null }])
})

test('no area is called session', () => {
  expect(Object.keys(contract)).not.toContain('session')
})
