import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleShop } from '@stoa/seed'
import { makeTestSite, ownerPassword, type TestSite } from '../../../../tests/support/site.ts'
import { loadCatalogue } from '../../commerce/catalogue/load.ts'
import { createServer } from '../../http/server.ts'
import { mountPages } from './mount.ts'

const hostileName = '</script><script>alert(1)</script>\u2028<img src=x onerror=alert(1)>'
const origin = 'http://127.0.0.1:4400'

let site: TestSite
let server: FastifyInstance

beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  await loadCatalogue(site.database, site.siteId, hostileShop())
  server = createServer(site.app)
  await mountPages(server, site.app)
})
afterAll(() => server.close())

function hostileShop(): typeof sampleShop {
  const [product] = sampleShop.products
  const id = '1f000000-0000-4000-8000-000000000001'
  const hostile = { ...product!, id, number: 999_999, slug: 'hostile', name: hostileName.slice(0, 80), description: hostileName }
  return { ...sampleShop, collections: [], products: [hostile] }
}

const get = (url: string, headers: InjectOptions['headers'] = {}) => server.inject({ url, headers: { host: '127.0.0.1:4400', ...headers } })
const post = (url: string, form: Record<string, string>, headers: InjectOptions['headers'] = {}) =>
  server.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(form).toString(),
    headers: { host: '127.0.0.1:4400', 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

describe('a shopper', () => {
  test('has an identity from the first page, and keeps it', async () => {
    const first = await get('/')
    expect(first.statusCode).toBe(200)
    const [cookie] = first.cookies
    expect(cookie).toMatchObject({ name: 'stoa_session', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 31_536_000 })
    const second = await get('/', { cookie: `stoa_session=${cookie!.value}` })
    expect(second.cookies).toEqual([])
  })

  test.each(['nonsense', 'a.b.c'])('with the session "%s" gets a new one', async (session) => {
    expect((await get('/cart', { cookie: `stoa_session=${session}` })).cookies).toMatchObject([{ name: 'stoa_session' }])
  })

  test('of another site gets a new one here', async () => {
    const neighbour = await site.neighbour()
    const { body } = await neighbour.app.call(
      'oauth.token',
      { kind: 'anonymous' },
      { clientId: neighbour.clientId, grantType: 'anonymous' },
    )
    const { refresh_token: session } = body as { refresh_token: string }
    expect((await get('/', { cookie: `stoa_session=${session}` })).cookies).toMatchObject([{ name: 'stoa_session' }])
  })
})

describe('200', () => {
  test('HEAD returns the headers of GET without the page', async () => {
    const { statusCode, headers, body } = await server.inject({ method: 'HEAD', url: '/collections' })
    expect({ statusCode, body, type: headers['content-type'] }).toEqual({ statusCode: 200, body: '', type: 'text/html; charset=utf-8' })
  })

  test('each page has a nonce of its own', async () => {
    const policies = [await get('/'), await get('/')].map(({ headers }) => headers['content-security-policy'])
    expect(policies[0]).not.toBe(policies[1])
  })

  test('files with a content hash in their name can be cached forever', async () => {
    const { body } = await get('/')
    const [path] = /\/assets\/[\w.-]+\.css/.exec(body)!
    expect((await get(path)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})

describe('the name of a shop does not run', () => {
  test('every script of the page carries its nonce, and none contains the name', async () => {
    const { body, headers } = await get('/products/hostile')
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))!
    const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(scripts.length).toBeGreaterThan(3)
    for (const attributes of scripts) expect(attributes).toMatch(new RegExp(`nonce="${nonce}"|type="application/ld\\+json"`))
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('<img src=x')
    expect(body.slice(body.indexOf('__reactRouterContext'))).not.toContain('\u2028')
  })

  test('the data for search engines is valid JSON', async () => {
    const { body } = await get('/products/hostile')
    const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body)!
    expect(JSON.parse(json!)).toMatchObject({ '@type': 'Product', name: hostileName.slice(0, 80) })
  })

  test('the search term is escaped in the page', async () => {
    const { body } = await get(`/search?q=${encodeURIComponent('<script>alert(1)</script>')}`)
    expect(body).not.toContain('<script>alert')
  })
})

describe('403: a form', () => {
  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['that hides where it stood', { origin: 'null' }],
    ['of nobody knows where', {}],
  ])('%s is refused', async (_which, headers) => {
    expect((await post('/cart', { change: 'checkout' }, headers)).statusCode).toBe(403)
    expect((await post('/dashboard/login', { email: 'a', password: 'b' }, headers)).statusCode).toBe(403)
  })
})

test('301: all products by their former address', async () => {
  const { statusCode, headers } = await get('/collections/all?sale=yes')
  expect({ statusCode, to: headers.location }).toEqual({ statusCode: 301, to: '/collections/all-products?sale=yes' })
})

describe('404', () => {
  test('an unknown page gets the page "not found"', async () => {
    const { statusCode, headers } = await get('/nothing/here')
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test.each([
    '/products/nothing',
    '/collections/nothing',
    '/checkout/10000000-0000-4000-8000-0000000000ff',
    '/orders/no-id',
    '/orders/10000000-0000-4000-8000-0000000000ff/thanks',
  ])('%s is missing', async (path) => {
    expect((await get(path)).statusCode).toBe(404)
  })

  test('under an API prefix the answer is JSON', async () => {
    const { statusCode, body } = await get('/v1/nothing')
    expect(statusCode).toBe(404)
    expect(JSON.parse(body)).toMatchObject({ details: { applicationError: { code: 'ROUTE_NOT_FOUND' } } })
  })

  test.each(['//evil.example/', '/..%2f..%2fpackage.json', '/assets/..%2f..%2fserver/index.js', '/assets/.vite/manifest.json'])(
    'nothing is found at %s',
    async (path) => {
      expect((await get(path)).statusCode).toBeGreaterThanOrEqual(400)
    },
  )
})

test('413: a form over the size limit', async () => {
  expect((await post('/cart', { note: 'x'.repeat(200_000) }, { origin })).statusCode).toBe(413)
})

describe('500: a fault', () => {
  const faulty = async (broken: string) => {
    const call: TestSite['app']['call'] = async (id, ...rest) => {
      if (id === broken) throw new Error('a secret of the machine room')
      return site.app.call(id, ...rest)
    }
    const other = createServer(site.app)
    await mountPages(other, { ...site.app, call })
    const answer = await other.inject({ url: '/collections' })
    await other.close()
    return answer
  }

  test.each(['collections.listTopCollections', 'shop.getShop'])('of %s shows the request id in the log, and no more', async (broken) => {
    const { statusCode, body, headers } = await faulty(broken)
    expect(statusCode).toBe(500)
    expect(body).toContain('Something went wrong')
    expect(body).toContain(String(headers['x-wix-request-id']))
    expect(body).not.toContain('machine room')
  })
})

describe('the dashboard', () => {
  test('302: signed out, leads to the sign-in page, and on to the requested page after it', async () => {
    const { statusCode, headers } = await get('/dashboard/orders/1?x=2')
    expect({ statusCode, to: headers.location }).toEqual({ statusCode: 302, to: '/dashboard/login?next=%2Forders%2F1%3Fx%3D2' })
  })

  test('302: the right password opens a session that scripts cannot read', async () => {
    const answer = await post('/dashboard/login?next=/orders/1', { email: site.settings.ownerEmail, password: ownerPassword }, { origin })
    expect(answer.headers.location).toBe('/dashboard/orders/1')
    expect(answer.cookies).toMatchObject([{ name: 'stoa_desk', path: '/dashboard', httpOnly: true, sameSite: 'Lax' }])
  })

  test('302: a return address elsewhere leads to the orders', async () => {
    const answer = await post(
      '/dashboard/login?next=//evil.example',
      { email: site.settings.ownerEmail, password: ownerPassword },
      { origin },
    )
    expect(answer.headers.location).toBe('/dashboard/')
  })

  test('422: a wrong password and an unknown email look the same', async () => {
    const known = await post('/dashboard/login', { email: site.settings.ownerEmail, password: 'wrong password' }, { origin })
    const unknown = await post('/dashboard/login', { email: 'nobody@shop.example', password: 'wrong password' }, { origin })
    expect([known.statusCode, unknown.statusCode]).toEqual([422, 422])
    expect(known.body).toContain('The email address or password is incorrect.')
    expect(known.body).not.toContain('wrong password')
    expect(known.cookies).toEqual([])
  })

  test('signing out ends the session, also for a kept cookie', async () => {
    const { cookies } = await post('/dashboard/login', { email: site.settings.ownerEmail, password: ownerPassword }, { origin })
    const cookie = `stoa_desk=${cookies[0]!.value}`
    expect((await get('/dashboard/', { cookie })).statusCode).toBe(200)
    const out = await post('/dashboard/sign-out', {}, { origin, cookie })
    expect(out.cookies).toMatchObject([{ name: 'stoa_desk', value: '', maxAge: 0 }])
    expect((await get('/dashboard/', { cookie })).statusCode).toBe(302)
  })

  test('a link signs no one out', async () => {
    const { cookies } = await post('/dashboard/login', { email: site.settings.ownerEmail, password: ownerPassword }, { origin })
    const cookie = `stoa_desk=${cookies[0]!.value}`
    await get('/dashboard/sign-out', { cookie })
    expect((await get('/dashboard/', { cookie })).statusCode).toBe(200)
  })

  test.each(['/products/none', '/collections/none', '/members/none', '/orders/none', '/apps/none'])(
    '404: %s, as nothing has such an ID',
    async (path) => {
      const { cookies } = await post('/dashboard/login', { email: site.settings.ownerEmail, password: ownerPassword }, { origin })
      expect((await get(`/dashboard${path}`, { cookie: `stoa_desk=${cookies[0]!.value}` })).statusCode).toBe(404)
    },
  )

  test('a shopper’s session does not open the dashboard', async () => {
    const [shopper] = (await get('/')).cookies
    expect((await get('/dashboard/', { cookie: `stoa_desk=${shopper!.value}` })).statusCode).toBe(302)
  })
})
