import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleShop } from '@stoa/seed'
import { memberIn, type Neighbour } from '../../../../tests/support/community.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { createServer } from '../../http/server.ts'
import { mountPages } from './mount.ts'

// The wishlist in the pages of the shop, without scripts.

const host = '127.0.0.1:4400'
const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const jarro = sampleShop.products.find(({ slug }) => slug === 'jarro')!
const page = '/products/jarro'
let site: TestSite
let server: FastifyInstance

beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  server = createServer(site.app)
  await mountPages(server, site.app)
})
afterAll(() => server.close())

const cookieOf = ({ sessionToken }: Neighbour): string => `stoa_session=${sessionToken}`
const get = (url: string, cookie = '') => server.inject({ url, headers: { host, cookie } })
const post = (url: string, fields: Record<string, string>, cookie = '') =>
  server.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { host, cookie, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
  })
const savedBy = async ({ client }: Neighbour): Promise<string[]> =>
  (await client.wishlists.getDefaultWishlist({})).wishlist.items.map(({ catalogReference }) => catalogReference.catalogItemId)
/** Whether the heart of the page's product is pressed. */
const pressed = (html: string): string | undefined => /aria-pressed="(\w+)" aria-label="Save [^"]*"/.exec(html)?.[1]

test('a heart is pressed and pressed again', async () => {
  const mia = await memberIn(site)
  const press = (intent: string) => post('/wishlist', { product: jarro.id, intent, back: page }, cookieOf(mia))
  expect((await press('add')).headers.location).toBe(page)
  expect(pressed((await get(page, cookieOf(mia))).body)).toBe('true')
  expect(await savedBy(mia)).toEqual([jarro.id])
  await press('remove')
  expect(pressed((await get(page, cookieOf(mia))).body)).toBe('false')
  expect((await post('/wishlist', { product: jarro.id, intent: 'add', back: '//evil.example' }, cookieOf(mia))).headers.location).toBe(
    '/account/wishlist',
  )
})

test('a visitor signs in first, then the product is saved; a link alone saves nothing', async () => {
  const mia = await memberIn(site)
  const visit = await post('/wishlist', { product: jarro.id, intent: 'add', back: page })
  const next = `/wishlist?${new URLSearchParams({ back: page })}`
  expect(visit.headers.location).toBe(`/login?${new URLSearchParams({ next })}`)
  const [pending] = visit.cookies.filter(({ name }) => name === 'stoa_wish')
  expect(pending).toMatchObject({ value: jarro.id, path: '/wishlist', httpOnly: true, sameSite: 'Lax' })
  expect((await get(next)).headers.location).toBe(`/login?${new URLSearchParams({ next })}`)
  expect((await get(next, cookieOf(mia))).headers.location).toBe(page)
  expect(await savedBy(mia)).toEqual([])
  const back = await get(next, `${cookieOf(mia)}; stoa_wish=${pending!.value}`)
  expect(back.headers.location).toBe(page)
  expect(back.cookies).toContainEqual(expect.objectContaining({ name: 'stoa_wish', value: '', maxAge: 0 }))
  expect(await savedBy(mia)).toEqual([jarro.id])
})

test('the page lists products, newest first, and removes with undo', async () => {
  const mia = await memberIn(site)
  const cookie = cookieOf(mia)
  expect((await get('/account/wishlist', cookie)).body).toContain('No saved products')
  const varied = sampleShop.products.find(({ visible, manageVariants, options }) => visible && manageVariants && options.length > 0)!
  const { product } = await mia.client.catalogue.getProduct({ id: varied.id })
  const [variant] = product.variants
  await mia.client.wishlists.addItem({ catalogReference: { catalogItemId: jarro.id, appId } })
  await mia.client.wishlists.addItem({ catalogReference: { catalogItemId: product.id, appId, options: { variantId: variant!.id } } })
  for (const catalogItemId of [randomUUID(), 'no product'])
    await mia.client.wishlists.addItem({ catalogReference: { catalogItemId, appId } })
  const { body } = await get('/account/wishlist?page=9', cookie)
  const at = (text: string): number => body.indexOf(text, body.indexOf('<h1'))
  expect(at('No longer sold here')).toBeGreaterThan(0)
  expect(at(`${Object.entries(variant!.choices)[0]!.join(': ')}`)).toBeGreaterThan(at('No longer sold here'))
  expect(at('/products/jarro')).toBeGreaterThan(at(`/products/${varied.slug}`))

  const item = JSON.stringify({ catalogItemId: jarro.id, appId })
  const removed = await post('/account/wishlist', { intent: 'remove', item, name: 'Jarro' }, cookie)
  expect([removed.statusCode, removed.body.includes('Removed: Jarro'), removed.body.includes('Undo')]).toEqual([200, true, true])
  expect(await savedBy(mia)).not.toContain(jarro.id)
  expect((await post('/account/wishlist', { intent: 'add', item, name: 'Jarro' }, cookie)).body).toContain('Added again: Jarro')
  expect(await savedBy(mia)).toContain(jarro.id)
  for (const wrong of ['{', '{}', 'null'])
    expect((await post('/account/wishlist', { intent: 'remove', item: wrong, name: '' }, cookie)).statusCode).toBe(400)
})

test('a full wishlist says so', async () => {
  const mia = await memberIn(site)
  for (let at = 0; at < 100; at += 1)
    await mia.client.wishlists.addItem({ catalogReference: { catalogItemId: jarro.id, appId, options: { at } } })
  const sent = await post('/wishlist', { product: jarro.id, intent: 'add', back: page }, cookieOf(mia))
  expect(sent.headers.location).toBe('/account/wishlist?full')
  expect((await get('/account/wishlist?full', cookieOf(mia))).body).toContain('Your wishlist is full.')
})
