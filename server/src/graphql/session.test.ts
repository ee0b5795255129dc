import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productIds } from '../../../tests/support/product-ids.ts'
import { makeTestSite, type TestSite } from '../../../tests/support/site.ts'
import { keyUse } from '../http/idempotency/public.ts'
import { createServer } from '../http/server.ts'
import type { Identity } from '../kernel/identity.ts'
import { Invalid } from '../kernel/refuse.ts'
import { executeRequest } from './execute.ts'
import { rootFields } from './root-fields.ts'
import { serveGraphql } from './serve.ts'

let site: TestSite
let server: FastifyInstance
let jug: string
beforeAll(async () => {
  site = await makeTestSite({ apiKey: 'IST.a-key-of-this-test-file-only-9876543210' })
  jug = (await productIds(site))('jarro')
  server = createServer(site.app)
  serveGraphql(server, site.app)
})
afterAll(() => server.close())

const post = (query: string, { variables, ...headers }: { variables?: object; [header: string]: unknown } = {}) =>
  server.inject({
    method: 'POST',
    url: '/graphql/alpha',
    headers: { authorization: site.settings.apiKey!, 'wix-site-id': site.siteId, ...headers },
    payload: { query, variables },
  })

test('pictures: a caller who sees the platform’s URLs can filter by them, and what is sent back keeps the site’s', async () => {
  const [own, platform] = [`${site.settings.baseUrl}/media/stoa-jarro-1.webp`, 'https://static.wixstatic.com/media/stoa-jarro-1.webp']
  const fields = [{ key: 'picture', type: 'IMAGE' as const }]
  await site.as(site.owner()).dataCollections.createDataCollection({ collection: { id: 'Pictures', fields } })
  const asked = { 'x-stoa-media-urls': 'PLATFORM' }
  const insert = `mutation ($data: JSON) { dataItemsV2InsertDataItem(input: { dataCollectionId: "Pictures", dataItem: { data: $data } }) { dataItem { data } } }`
  const find = `query ($filter: JSON) { dataItemsV2DataItems(queryInput: { dataCollectionId: "Pictures", query: { filter: $filter } }) { items { data } } }`
  await post(insert, { variables: { data: { picture: platform } }, ...asked })
  const found = (await post(find, { variables: { filter: { picture: platform } }, ...asked })).json()
  expect(found.data.dataItemsV2DataItems.items).toMatchObject([{ data: { picture: platform } }])
  const stored = (await post(find)).json()
  expect(stored.data.dataItemsV2DataItems.items).toMatchObject([{ data: { picture: own } }])
})

describe('an Idempotency-Key', () => {
  const adding = () =>
    `ecomCurrentCartV1AddToCurrentCart(input: { lineItems: [{ quantity: 1, catalogReference: { appId: "215238eb-22a5-4c36-9e7b-e7c08025e04e", catalogItemId: "${jug}" } }] }) { cart { lineItems { quantity } } }`
  const inFragment = () => `mutation { ...M } fragment M on Mutation { a: ${adding()} b: ${adding()} }`
  const quantities = async (identity: Identity, idempotencyKey: string) => {
    const { data, errors } = await executeRequest(site.app, { query: inFragment() }, { identity, options: { idempotencyKey } })
    const { a, b } = JSON.parse(JSON.stringify(data))
    return { errors, quantities: [a, b].map((one) => one?.cart.lineItems[0].quantity) }
  }

  test('lets each mutation of a fragment run once', async () => {
    const vera = site.visitor()
    for (const _ of [1, 2]) expect(await quantities(vera, 'fragment')).toEqual({ errors: undefined, quantities: [1, 2] })
  })

  test('may have 255 characters, also with several mutations', async () => {
    expect((await quantities(site.visitor(), 'k'.repeat(255))).quantities).toEqual([1, 2])
    const { errors } = await quantities(site.visitor(), 'k'.repeat(256))
    const tooLong = { extensions: { validationError: { fieldViolations: [{ field: 'Idempotency-Key', violatedRule: 'MAX_LENGTH' }] } } }
    expect(errors).toMatchObject([tooLong, tooLong])
  })

  test('is as long for sealed answers, however long the name of the field is', () => {
    const identity = { kind: 'visitor', siteId: site.siteId, id: jug } as const
    const part = 'a'.repeat(40)
    expect(() => keyUse(identity, { id: 'x', call: { secretAnswer: true }, key: 'short', part, request: {} })).toThrow(Invalid)
  })
})

test('an answer is compressed, unless one of its calls returns a secret', async () => {
  const { name } = rootFields().find(({ named }) => named.id === 'checkouts.getCheckoutUrl')!
  const padding = Array.from({ length: 19 }, (_, n) => `${'a'.repeat(90)}${n}: __typename`).join(' ')
  const encodingOf = async (secret: string) =>
    (await post(`mutation { ${padding} ${secret} }`, { 'accept-encoding': 'br' })).headers['content-encoding']
  expect(await encodingOf('')).toBe('br')
  expect(await encodingOf(`${name}(input: { id: "${jug}" }) { __typename }`)).toBeUndefined()
})

test('an answer names the state after its writes, also when another field fails; one without a write names none', async () => {
  const stateOf = async (query: string) => (await post(query)).headers['x-wix-consistent']
  const insert = (collection: string) =>
    `dataItemsV2InsertDataItem(input: { dataCollectionId: "${collection}", dataItem: { data: {} } }) { dataItem { id } }`
  await site.as(site.owner()).dataCollections.createDataCollection({ collection: { id: 'States' } })
  const written = new RegExp(`^${site.database.origin.toString(36)}\\.`)
  expect(await stateOf(`mutation { ${insert('States')} }`)).toMatch(written)
  expect(await stateOf(`mutation { a: ${insert('States')} b: ${insert('Missing')} }`)).toMatch(written)
  expect(await stateOf(`mutation { ${insert('Missing')} }`)).toBeUndefined()
  expect(await stateOf(`{ storesProductsV1Products { items { id } } }`)).toBeUndefined()
})

test('FIELD_NOT_ALLOWED: a cursor for the products of a collection, because it has a filter of its own', async () => {
  const query = `{
    storesProductsV1Products(queryInput: { query: { cursorPaging: { limit: 1 } } }) { pageInfo { nextCursor } }
  }`
  const cursor = (await post(query)).json().data.storesProductsV1Products.pageInfo.nextCursor
  expect(cursor).toEqual(expect.any(String))
  const linked = `query ($cursor: String) { storesCollectionsV1Collections { items {
    productsVirtualReference(query: { query: { cursorPaging: { cursor: $cursor } } }) { items { id } }
  } } }`
  const { data, errors } = (await post(linked, { variables: { cursor } })).json()
  expect(data.storesCollectionsV1Collections.items[0].productsVirtualReference).toBeNull()
  expect(errors[0].extensions.validationError.fieldViolations).toMatchObject([
    { field: 'query.cursorPaging.cursor', violatedRule: 'FIELD_NOT_ALLOWED' },
  ])
})
