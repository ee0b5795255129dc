import type { FastifyInstance, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleShop } from '@stoa/seed'
import { makeTestSite, type TestSite } from '../../../tests/support/site.ts'
import type { Identity } from '../kernel/identity.ts'
import { presentMediaUrls, readMediaUrls } from './media-urls.ts'
import { createServer } from './server.ts'

let site: TestSite
let server: FastifyInstance
let visitorOf: Record<'SITE' | 'PLATFORM', string>

const platform = 'https://static.wixstatic.com/media/'
const jug = 'stoa-jarro-1.webp'
const product = sampleShop.products.find(({ slug }) => slug === 'jarro')!

beforeAll(async () => {
  site = await makeTestSite({ apiKey: 'IST.a-key-of-this-test-file-only-0123456789' })
  server = createServer(site.app)
  const { oauthClient } = await site.as(site.owner()).oauthClients.createOauthClient({ name: 'Moved app', mediaUrls: 'PLATFORM' })
  visitorOf = { SITE: await visitorToken(site.clientId), PLATFORM: await visitorToken(oauthClient.id) }
})
afterAll(() => server.close())

async function visitorToken(clientId: string): Promise<string> {
  const answer = await server.inject({ method: 'POST', url: '/oauth2/token', payload: { clientId, grantType: 'anonymous' } })
  return answer.json().access_token
}

const send = (authorization: string, url: string, { payload, ...headers }: { payload?: object; [header: string]: unknown } = {}) =>
  server.inject({ method: payload ? 'POST' : 'GET', url, headers: { authorization, ...headers }, ...(payload ? { payload } : {}) })

const productOf = async (authorization: string, headers: object = {}) =>
  (await send(authorization, `/stores-reader/v1/products/${product.id}`, { ...headers })).json().product

describe('pictures have', () => {
  test('the site’s URLs', async () => {
    const { media } = await productOf(visitorOf.SITE)
    expect(media.mainMedia.image.url).toBe(`${site.settings.baseUrl}/media/${jug}`)
  })

  test('the platform’s URLs for the tokens of a client with this setting, thumbnails too', async () => {
    const { media, productPageUrl } = await productOf(visitorOf.PLATFORM)
    expect(media.mainMedia).toMatchObject({
      image: { url: `${platform}${jug}` },
      thumbnail: { url: `${platform}${jug}/v1/fit/w_50,h_50,q_90/${jug}` },
    })
    expect(productPageUrl.base).toBe(site.settings.baseUrl)
  })

  test.each([
    ['PLATFORM', 'SITE', platform],
    ['SITE', 'PLATFORM', 'http://127.0.0.1:4400/media/'],
    ['unknown', 'PLATFORM', platform],
  ] as const)('what the header %s says, before the setting %s of the client', async (header, setting, folder) => {
    const { media } = await productOf(visitorOf[setting], { 'x-stoa-media-urls': header })
    expect(media.mainMedia.image.url).toBe(`${folder}${jug}`)
  })

  test('the platform’s URLs for an API key with the header, and for one that comes with a token of the client', async () => {
    const key = { 'wix-site-id': site.siteId }
    const withHeader = await productOf(site.settings.apiKey!, { ...key, 'x-stoa-media-urls': 'platform' })
    const withToken = await productOf(`${visitorOf.PLATFORM},${site.settings.apiKey}`, key)
    for (const { media } of [withHeader, withToken]) expect(media.mainMedia.image.url).toBe(`${platform}${jug}`)
    expect((await productOf(site.settings.apiKey!, key)).media.mainMedia.image.url).not.toContain(platform)
  })

  test('the new form as soon as the setting changes', async () => {
    const { oauthClients } = site.as(site.owner())
    const { oauthClient } = await oauthClients.createOauthClient({ name: 'Changing' })
    const token = await visitorToken(oauthClient.id)
    expect((await productOf(token)).media.mainMedia.image.url).not.toContain(platform)
    await oauthClients.updateOauthClient({ id: oauthClient.id, revision: 1, mediaUrls: 'PLATFORM' })
    expect((await productOf(token)).media.mainMedia.image.url).toContain(platform)
  })

  test('the same form in carts and collections', async () => {
    const catalogReference = { catalogItemId: product.id, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
    const options = { options: Object.fromEntries(product.options.map(({ name, choices }) => [name, choices[0]!.description])) }
    const lineItems = [{ quantity: 1, catalogReference: { ...catalogReference, options: { options: options.options } } }]
    const added = await send(visitorOf.PLATFORM, '/ecom/v1/carts/current/add-to-cart', { payload: { lineItems } })
    expect(added.json().cart.lineItems[0].image).toMatchObject({ url: expect.stringContaining(platform), width: expect.any(Number) })
    const { collection } = (await send(visitorOf.PLATFORM, '/stores-reader/v2/collections/slug/residents')).json()
    expect(collection.media.mainMedia.image.url).toContain(platform)
  })
})

describe('data items', () => {
  const items = async (authorization: string, method: 'POST' | 'PUT', path: string, payload: object) =>
    (
      await server.inject({
        method,
        url: `/wix-data/v2/items${path}`,
        headers: { authorization, 'wix-site-id': site.siteId, ...asked },
        payload,
      })
    ).json()
  let asked: object = {}

  test('sent back by a caller who sees the platform’s URLs keep the site’s, and those of pictures that are still there', async () => {
    const [own, elsewhere] = [`${site.settings.baseUrl}/media/${jug}`, `${platform}11062b_not-moved~mv2.jpg`]
    await site.as(site.owner()).dataCollections.createDataCollection({
      collection: {
        id: 'Gallery',
        fields: [
          { key: 'title', type: 'TEXT' },
          { key: 'picture', type: 'IMAGE' },
          { key: 'old', type: 'IMAGE' },
          { key: 'story', type: 'RICH_TEXT' },
        ],
      },
    })
    const data = { _id: 'one', title: 'Jug', picture: own, old: elsewhere, story: `<p><img src="${own}" alt=""></p>` }
    await items(site.settings.apiKey!, 'POST', '', { dataCollectionId: 'Gallery', dataItem: { id: 'one', data } })
    asked = { 'x-stoa-media-urls': 'PLATFORM' }
    const query = { dataCollectionId: 'Gallery', query: { filter: { picture: `${platform}${jug}` } } }
    const [seen] = (await items(site.settings.apiKey!, 'POST', '/query', query)).dataItems
    expect(seen.data).toMatchObject({ picture: `${platform}${jug}`, old: elsewhere, story: data.story })
    await items(site.settings.apiKey!, 'PUT', '/one', { dataCollectionId: 'Gallery', dataItem: { id: 'one', data: seen.data } })
    asked = {}
    const [kept] = (await items(site.settings.apiKey!, 'POST', '/query', { dataCollectionId: 'Gallery' })).dataItems
    expect(kept.data).toMatchObject({ picture: own, old: elsewhere, story: data.story })
  })
})

test('the platform’s form has no version, which its helpers would take for a part of the ID', () => {
  const request = { headers: { 'x-stoa-media-urls': 'PLATFORM' } } as unknown as FastifyRequest
  readMediaUrls(site.app.services, request, { kind: 'anonymous' } as Identity)
  const own = `${site.settings.baseUrl}/media/a.png`
  const json = JSON.stringify({ url: `${own}?v=2`, thumbnail: `${own}/v1/fit/w_5,h_5/a.png?v=12` })
  expect(JSON.parse(String(presentMediaUrls(request, json)))).toEqual({
    url: `${platform}a.png`,
    thumbnail: `${platform}a.png/v1/fit/w_5,h_5/a.png`,
  })
})
