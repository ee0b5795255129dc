import type { FastifyInstance } from 'fastify'
import { parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSellingShop, pay, readyCheckout, shopperIn, type SellingShop, type Shopper } from '../../../tests/support/buying.ts'
import { hidden, jug, shirt, song } from '../../../tests/support/goods.ts'
import { line } from '../../../tests/support/shop.ts'
import { createServer } from '../http/server.ts'
import type { Identity } from '../kernel/identity.ts'
import { denialReason } from '../kernel/require-permission.ts'
import { executeRequest } from './execute.ts'
import { rootFields, type RootField } from './root-fields.ts'
import { serveGraphql } from './serve.ts'

interface Answer {
  // oxlint-disable-next-line typescript/no-explicit-any
  data?: any
  // oxlint-disable-next-line typescript/no-explicit-any
  errors?: any[]
}

let shop: SellingShop
let server: FastifyInstance
let token: string
beforeAll(async () => {
  shop = await makeSellingShop()
  server = createServer(shop.app)
  serveGraphql(server, shop.app)
  const { body } = await shop.app.call('oauth.token', { kind: 'anonymous' }, { clientId: shop.clientId, grantType: 'anonymous' })
  token = (body as { access_token: string }).access_token
})
afterAll(async () => {
  await server.close()
  await shop.stop()
})

interface Sending {
  variables?: Record<string, unknown>
  idempotencyKey?: string
  operationName?: string
}

const run = async (identity: Identity, query: string | object, { variables, operationName, ...options }: Sending = {}): Promise<Answer> =>
  JSON.parse(JSON.stringify(await executeRequest(shop.app, { query, variables, operationName }, { identity, options }))) as Answer

const post = (body: unknown, { url = '/graphql/alpha', headers = {} }: { url?: string; headers?: Record<string, string> } = {}) =>
  server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions?.applicationError?.code
const limitOf = ({ errors }: Answer) => errors?.[0]?.extensions?.applicationError?.data?.limit

describe('a request over HTTP', () => {
  test.each(['/graphql/alpha', '/graphql/beta', '/_api/graphql/alpha'])(
    'is answered at %s, also for pages of other origins',
    async (url) => {
      const query =
        'query ($limit: Int!) { storesProductsV1Products(queryInput: { query: { paging: { limit: $limit } } }) { items { id name } } }'
      const answer = await post({ query, variables: { limit: 2 } }, { url, headers: { authorization: token } })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
      expect(answer.json().data.storesProductsV1Products.items).toHaveLength(2)
      expect((await server.inject({ method: 'OPTIONS', url })).statusCode).toBe(204)
    },
  )

  test('404: by GET, which could be a mutation from anywhere', async () => {
    const answer = await server.inject({ url: '/graphql/alpha?query={__typename}' })
    expect([answer.statusCode, answer.json().details.applicationError.code]).toEqual([404, 'ROUTE_NOT_FOUND'])
  })

  test.each([
    ['a list of requests', [{ query: '{ __typename }' }], ['', 'FORMAT']],
    ['no query', {}, ['query', 'REQUIRED_FIELD']],
    ['an empty query', { query: ' ' }, ['query', 'FORMAT']],
    ['variables that are no object', { query: '{ __typename }', variables: [1] }, ['variables', 'FORMAT']],
    ['an operation name that is no text', { query: '{ __typename }', operationName: 7 }, ['operationName', 'FORMAT']],
    ['no JSON', '{', ['', 'FORMAT']],
  ])('400: %s', async (_, body, [field, violatedRule]) => {
    const answer = await post(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details.validationError.fieldViolations).toMatchObject([{ field, violatedRule }])
  })

  test('415: another content type', async () => {
    expect((await post('{ __typename }', { headers: { 'content-type': 'application/graphql' } })).statusCode).toBe(415)
  })

  test('without a token: the schema is readable, its fields say that the token is missing', async () => {
    expect((await post({ query: '{ __schema { queryType { name } } }' })).json()).toEqual({
      data: { __schema: { queryType: { name: 'Query' } } },
    })
    const answer = await post({ query: '{ storesProductsV1Products { items { id } } }' })
    expect([answer.statusCode, codeOf(answer.json())]).toEqual([200, 'UNAUTHENTICATED'])
  })
})

describe('a document', () => {
  test('can be the syntax tree that a client has parsed', async () => {
    const { data } = await run(
      shop.visitor(),
      JSON.parse(JSON.stringify(parse('{ storesProductsV1Products { pageInfo { hasNext } } }'))) as object,
    )
    expect(data).toEqual({ storesProductsV1Products: { pageInfo: { hasNext: expect.any(Boolean) } } })
    expect(codeOf(await run(shop.visitor(), { kind: 'Document', definitions: 'all' }))).toBe('GRAPHQL_SYNTAX_ERROR')
  })

  test('with several operations runs the one that is named', async () => {
    const query = 'query One { __typename } query Two { storesCollectionsV1Collections { items { name } } }'
    expect((await run(shop.visitor(), query, { operationName: 'One' })).data).toEqual({ __typename: 'Query' })
    expect((await run(shop.visitor(), query)).errors).toHaveLength(1)
  })

  test.each([
    ['GRAPHQL_SYNTAX_ERROR', '{ storesProductsV1Products {'],
    ['GRAPHQL_VALIDATION_FAILED', '{ storesProductsV9Products { items { id } } }'],
    ['GRAPHQL_VALIDATION_FAILED', 'query ($id: ID!) { ecomOrdersV1Order(id: $id) { id } }'],
    ['GRAPHQL_VALIDATION_FAILED', 'subscription { __typename }'],
  ])('%s: %s', async (code, query) => {
    const answer = await run(shop.visitor(), query)
    expect(codeOf(answer)).toBe(code)
    expect(answer.data ?? null).toBeNull()
  })
})

describe('entities', () => {
  test('are read by ID, in pages, and by the calls of the packages', async () => {
    const answer = await run(
      shop.visitor(),
      `query ($id: ID!, $filter: JSON, $sort: [CommonSortingInput]) {
        storesProductsV1Product(id: $id) { name stock { inventoryStatus } price { price currency } lastUpdated }
        list: storesProductsV1Products(queryInput: { query: { filter: $filter, sort: $sort, paging: { limit: 1 } } }) {
          items { id }
          pageInfo { count total hasNext nextCursor }
        }
        storesProductsV1GetProduct(input: { id: "${song}" }) { product { productType ...Media } }
      }
      fragment Media on CatalogV1Product { media { items { mediaType } } variants { choices } }`,
      { variables: { id: jug, filter: { name: { $startsWith: '' } }, sort: [{ fieldName: 'name', order: 'DESC' }] } },
    )
    expect(answer.errors).toBeUndefined()
    expect(answer.data.storesProductsV1Product).toMatchObject({
      price: { price: 40, currency: 'EUR' },
      stock: { inventoryStatus: 'IN_STOCK' },
    })
    expect(answer.data.storesProductsV1Product.lastUpdated).toMatch(/^\d{4}-.*Z$/)
    expect(answer.data.list).toMatchObject({
      items: [{ id: expect.any(String) }],
      pageInfo: { count: 1, hasNext: true, nextCursor: expect.any(String) },
    })
    expect(answer.data.storesProductsV1GetProduct.product.productType).toBe('digital')
  })

  test('that don’t exist have the call’s error, and null', async () => {
    const answer = await run(shop.visitor(), `{ storesProductsV1Product(id: "${hidden}") { name } __typename }`)
    expect(answer.data).toEqual({ storesProductsV1Product: null, __typename: 'Query' })
    const { status, body } = await shop.app.call('catalogue.getProduct', shop.visitor(), { id: hidden })
    expect(status).toBe(404)
    const { message, details } = body as { message: string; details: object }
    expect(answer.errors).toEqual([
      { message, extensions: details, locations: [{ line: 1, column: 3 }], path: ['storesProductsV1Product'] },
    ])
  })

  test('invalid input has the violations of the call', async () => {
    const message = { query: { paging: { limit: 0 }, sort: [{ order: 'ASC' }] } }
    const { errors } = await run(
      shop.visitor(),
      'query ($q: CatalogV1QueryProductsPlatformizedRequestInput) { storesProductsV1Products(queryInput: $q) { items { id } } }',
      { variables: { q: message } },
    )
    const { body } = await shop.app.call('catalogue.queryProducts', shop.visitor(), message)
    expect(errors![0].extensions).toEqual((body as { details: object }).details)
  })

  test('data items are JSON, with the query of the platform', async () => {
    const owner = shop.owner()
    await shop.as(owner).dataCollections.createDataCollection({ collection: { id: 'Menus', fields: [{ key: 'slug', type: 'TEXT' }] } })
    const inserted = await run(
      owner,
      `mutation ($input: CloudDataDataInsertDataItemRequestInput!) { dataItemsV2InsertDataItem(input: $input) { dataItem { id data } } }`,
      {
        variables: {
          input: { dataCollectionId: 'Menus', dataItem: { data: { slug: 'main', at: { $date: '2026-11-25T00:00:00.000Z' } } } },
        },
      },
    )
    const { id } = inserted.data.dataItemsV2InsertDataItem.dataItem
    const found = await run(
      owner,
      `query ($slug: JSON, $id: ID!) {
        dataItemsV2DataItems(queryInput: { dataCollectionId: "Menus", query: { filter: { slug: $slug } } }) { items { id data } pageInfo { hasNext } }
        dataItemsV2DataItem(id: $id, queryInput: { dataCollectionId: "Menus" }) { data }
      }`,
      { variables: { slug: 'main', id } },
    )
    expect(found.data.dataItemsV2DataItems).toMatchObject({
      items: [{ id, data: { slug: 'main', at: { $date: '2026-11-25T00:00:00.000Z' } } }],
    })
    expect(found.data.dataItemsV2DataItem.data.slug).toBe('main')
  })
})

const adding = `mutation Add($lineItems: [EcomCartV1LineItemInput!]!) {
  ecomCurrentCartV1AddToCurrentCart(input: { lineItems: $lineItems }) { cart { lineItems { quantity product { name } } } }
}`

describe('mutations', () => {
  test('write, in order', async () => {
    const vera = shop.visitor()
    const twice = `mutation ($jug: [EcomCartV1LineItemInput], $song: [EcomCartV1LineItemInput]) {
      one: ecomCurrentCartV1AddToCurrentCart(input: { lineItems: $jug }) { cart { lineItems { quantity } } }
      two: ecomCartV1AddToCurrentCart(input: { lineItems: $song }) { cart { lineItems { quantity } } }
    }`
    const { data } = await run(vera, twice, { variables: { jug: [line(jug, 2)], song: [line(song)] } })
    expect(data.one.cart.lineItems).toEqual([{ quantity: 2 }])
    expect(data.two.cart.lineItems).toHaveLength(2)
    const { data: read } = await run(vera, 'mutation { ecomCartV1CurrentCartGetCurrentCart { cart { lineItems { quantity } } } }')
    expect(read.ecomCartV1CurrentCartGetCurrentCart.cart.lineItems).toHaveLength(2)
    const { data: gone } = await run(vera, 'mutation { ecomCurrentCartV1DeleteCurrentCart }')
    expect(gone).toEqual({ ecomCurrentCartV1DeleteCurrentCart: null })
    expect(codeOf(await run(vera, '{ ecomCurrentCartV1CurrentCartGetCurrentCart { cart { id } } }'))).toBe('OWNED_CART_NOT_FOUND')
  })

  test('of products have the names of the platform', async () => {
    const create = `mutation ($product: CatalogV1ProductInput!) {
      storesProductsV1CreateProduct(input: { product: $product }) { product { id name productOptions { optionType } variants { id } } }
    }`
    const productOptions = [{ name: 'Size', choices: [{ value: 'S' }, { value: 'L' }] }]
    const product = { name: 'Stool', priceData: { price: 30 }, manageVariants: true, productOptions }
    const made = await run(shop.owner(), create, { variables: { product } })
    expect(made.errors).toBeUndefined()
    const { id, variants } = made.data.storesProductsV1CreateProduct.product
    expect(variants).toHaveLength(2)
    const change = `mutation ($id: String!, $variants: [CatalogV1VariantOverrideInput], $set: CatalogV1SetValueInput, $adjust: CatalogV1AdjustValueInput) {
      storesProductsV1UpdateVariants(input: { id: $id, variants: $variants }) { variants { variant { priceData { price } } } }
      storesProductsV1BulkUpdateProducts(input: { ids: [$id], set: $set }) { results { itemMetadata { success } } }
      storesProductsV1BulkAdjustProductProperties(input: { ids: [$id], adjust: $adjust }) { bulkActionMetadata { totalSuccesses } }
      storesProductsV1ResetAllVariantData(input: { id: $id })
      storesProductsV1RemoveRibbon(input: { id: $id })
      storesProductsV1DeleteProduct(input: { id: $id })
    }`
    const variables = {
      id,
      variants: [{ variantIds: [variants[0].id], price: 35 }],
      set: { ribbon: 'New' },
      adjust: { price: { percentage: { rate: 10 } } },
    }
    const changed = await run(shop.owner(), change, { variables })
    expect(changed).toEqual({
      data: {
        storesProductsV1UpdateVariants: {
          variants: [{ variant: { priceData: { price: 35 } } }, { variant: { priceData: { price: 30 } } }],
        },
        storesProductsV1BulkUpdateProducts: { results: [{ itemMetadata: { success: true } }] },
        storesProductsV1BulkAdjustProductProperties: { bulkActionMetadata: { totalSuccesses: 1 } },
        storesProductsV1ResetAllVariantData: null,
        storesProductsV1RemoveRibbon: null,
        storesProductsV1DeleteProduct: null,
      },
    })
    expect(codeOf(await run(shop.visitor(), create, { variables: { product } }))).toBe('PERMISSION_DENIED')
  })

  test('with the same Idempotency-Key run once, the same as over HTTP; another request under it is refused', async () => {
    const vera = shop.visitor()
    const message = { lineItems: [line(jug)] }
    const first = await run(vera, adding, { variables: message, idempotencyKey: 'k' })
    expect(await run(vera, adding, { variables: message, idempotencyKey: 'k' })).toEqual(first)
    await shop.app.call('carts.addToCurrentCart', vera, message, { idempotencyKey: 'k' })
    expect(first.data.ecomCurrentCartV1AddToCurrentCart.cart.lineItems).toMatchObject([{ quantity: 1 }])
    const other = await run(vera, adding, { variables: { lineItems: [line(jug, 3)] }, idempotencyKey: 'k' })
    expect(codeOf(other)).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  test('of one request have a key each', async () => {
    const vera = shop.visitor()
    const both = `mutation ($items: [EcomCartV1LineItemInput]) {
      a: ecomCurrentCartV1AddToCurrentCart(input: { lineItems: $items }) { cart { lineItems { quantity } } }
      b: ecomCurrentCartV1AddToCurrentCart(input: { lineItems: $items }) { cart { lineItems { quantity } } }
    }`
    const sending = { variables: { items: [line(jug)] }, idempotencyKey: 'both' }
    const first = await run(vera, both, sending)
    expect(first.data.b.cart.lineItems).toEqual([{ quantity: 2 }])
    expect(await run(vera, both, sending)).toEqual(first)
  })
})

describe('linked entities', () => {
  let shopper: Shopper
  beforeAll(async () => {
    shopper = shopperIn(shop)
    const lines = [[line(jug)], [line(song)], [line(shirt.id, 1, { variantId: shirt.small })], [line(jug), line(song)]]
    for (const items of lines) {
      const id = await readyCheckout(shopper.client, { items, delivery: 'fetch' })
      await pay(shopper, await shopper.client.checkouts.createOrder({ id }))
    }
  })

  /** The fewest of three requests: what the server does beside a request only adds to its statements. */
  const statementsOf = async (query: string, limit: number): Promise<[data: Answer['data'], count: number]> => {
    const counts: number[] = []
    let found: Answer['data']
    while (counts.length < 3) {
      const before = shop.database.statements.count
      const { data, errors } = await run(shopper.identity, query, { variables: { limit } })
      expect(errors).toBeUndefined()
      found = data
      counts.push(shop.database.statements.count - before)
    }
    return [found, Math.min(...counts)]
  }

  test('the products of a list of orders cost the same statements for one order as for all of them', async () => {
    const query = `query ($limit: Int) {
      ecomOrdersV1Orders(queryInput: { query: { cursorPaging: { limit: $limit } } }) { items { number lineItems { product { id name collections { items { name } } } } } }
    }`
    const [one, ofOne] = await statementsOf(query, 1)
    const [all, ofAll] = await statementsOf(query, 100)
    expect(one.ecomOrdersV1Orders.items).toHaveLength(1)
    expect(all.ecomOrdersV1Orders.items).toHaveLength(4)
    const products = all.ecomOrdersV1Orders.items.flatMap((order: Answer['data']) =>
      order.lineItems.map(({ product }: Answer['data']) => product.id),
    )
    expect(new Set(products)).toEqual(new Set([jug, song, shirt.id]))
    expect(ofAll).toBeLessThanOrEqual(ofOne)
  })

  test('products of collections take a call for each collection', async () => {
    const { data, errors } = await run(
      shop.visitor(),
      `{ storesCollectionsV1Collections { items { name productsVirtualReference(query: { query: { sort: [{ fieldName: "name", order: ASC }], paging: { limit: 2 } } }) { items { name } pageInfo { count } } } } }`,
    )
    expect(errors).toBeUndefined()
    for (const { productsVirtualReference: page } of data.storesCollectionsV1Collections.items)
      expect(page.items).toHaveLength(page.pageInfo.count)
  })

  test('a custom line and a hidden product have none', async () => {
    const owner = shop.owner()
    const { data } = await run(
      owner,
      `mutation { ecomCurrentCartV1AddToCurrentCart(input: { customLineItems: [{ productName: { original: "Engraving" }, price: "5.00", quantity: 1, itemType: { preset: SERVICE } }] }) { cart { lineItems { product { id } } } } }`,
    )
    expect(data.ecomCurrentCartV1AddToCurrentCart.cart.lineItems).toEqual([{ product: null }])
  })
})

test('an identity that may not make a call gets the error that it gets over HTTP, for every call', async () => {
  const site = { siteId: shop.siteId, id: jug }
  const identities: Identity[] = [
    { kind: 'anonymous' },
    { kind: 'visitor', ...site },
    { kind: 'visitor', ...site, hasEndedSession: true },
    { kind: 'member', ...site },
    { kind: 'guest', ...site },
    { kind: 'app', ...site, permissions: [] },
    { kind: 'owner', ...site, permissions: [] },
  ]
  const fields = rootFields()
  const expected = new Map<string, string>()
  const found = new Map<string, string>()
  for (const identity of identities) {
    const isRefused = ({ named: { call } }: RootField) =>
      identity.kind === 'anonymous' ? call.allow !== 'anyone' : denialReason(call, identity) !== undefined
    for (const root of ['Query', 'Mutation'] as const) {
      const refused = fields.filter((field) => field.roots[0] === root && isRefused(field))
      for (let at = 0; at < refused.length; at += 20) {
        const some = refused.slice(at, at + 20)
        const { errors } = await run(identity, `${root.toLowerCase()} { ${some.map(selecting).join(' ')} }`)
        for (const { path, extensions } of errors!) found.set(`${path[0]} as ${nameOf(identity)}`, JSON.stringify(extensions))
      }
      for (const { name, named } of refused) {
        const { body } = await shop.app.call(named.id, identity, {})
        expected.set(`${name} as ${nameOf(identity)}`, JSON.stringify((body as { details: object }).details))
      }
    }
  }
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
  expect(expected.size).toBeGreaterThan(300)
})

const nameOf = (identity: Identity): string => ('hasEndedSession' in identity ? 'ended session' : identity.kind)

/** A root field with the least that it needs. */
function selecting({ name, form, named: { call } }: RootField): string {
  const isVoid = form === 'call' && Object.keys(call.response.properties).length === 0
  return `${name}${form === 'entity' ? `(id: "${jug}")` : ''} ${isVoid ? '' : '{ __typename }'}`
}

describe('GRAPHQL_LIMIT_EXCEEDED', () => {
  const nested = (depth: number): string => `${'{ items { collections '.repeat(depth)}{ items { id } }${' } }'.repeat(depth)}`
  const selections = (count: number, make: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => make(index)).join(' ')
  const fanned = `{ storesProductsV1Products { items { ${selections(15, (n) => `a${n}: collections { items { ...C } }`)} } } }
    fragment C on CatalogV1Collection { ${selections(15, (n) => `a${n}: productsVirtualReference { items { id name slug sku } }`)} }`

  test.each([
    ['tokens', `{ storesProductsV1Products { items { ${'id '.repeat(2_100)} } } }`],
    ['depth', `{ storesProductsV1Products ${nested(8)} }`],
    ['fields', fanned],
    ['sameName', `{ storesProductsV1Products { items { ${'id '.repeat(30)} } } }`],
    ['rootFields', `{ ${selections(21, (n) => `a${n}: storesProductsV1Products { items { id } }`)} }`],
    [
      'rootFields',
      `query { ...A } fragment A on Query { ${selections(21, (n) => `a${n}: storesCollectionsV1Collections { items { id } }`)} }`,
    ],
    ['values', `{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }`],
    [
      'values',
      `{ ${selections(20, (n) => `a${n}: __schema { types { fields { name description isDeprecated type { name kind ofType { name kind } } } } }`)} }`,
    ],
  ])('%s', async (limit, query) => {
    const answer = await run(shop.visitor(), query)
    expect([codeOf(answer), limitOf(answer)]).toEqual(['GRAPHQL_LIMIT_EXCEEDED', limit])
    expect(answer.data ?? null).toBeNull()
  })

  test('values of a response that grew too large: everything is null', async () => {
    const owner = shop.owner()
    const dataItems = Array.from({ length: 900 }, () => ({ data: {} }))
    await shop.as(owner).dataCollections.createDataCollection({ collection: { id: 'Many', fields: [] } })
    await shop.as(owner).dataItems.bulkInsertDataItems({ dataCollectionId: 'Many', dataItems })
    const aliases = selections(60, (n) => `a${n}: __typename`)
    const many = `{ dataItemsV2DataItems(queryInput: { dataCollectionId: "Many", query: { paging: { limit: 1000 } } }) { items { id ${aliases} } } }`
    const answer = await run(owner, many)
    expect([answer.data ?? null, answer.errors!.length, limitOf(answer)]).toEqual([null, 1, 'values'])
    const few = await run(owner, many.replace(aliases, ''))
    expect(few.data.dataItemsV2DataItems.items).toHaveLength(900)
  })

  test('calls of linked entities', async () => {
    const deeper = `productsVirtualReference { items { collections { items { productsVirtualReference { items { collections { items { productsVirtualReference { items { id } } } } } } } } } }`
    const answer = await run(shop.visitor(), `{ storesCollectionsV1Collections { items { ${selections(8, (n) => `c${n}: ${deeper}`)} } } }`)
    expect([answer.errors!.length, limitOf(answer), answer.data ?? null]).toEqual([1, 'calls', null])
  })

  test('the standard introspection of tools stays within all limits', async () => {
    const { getIntrospectionQuery } = await import('graphql')
    const query = getIntrospectionQuery({ specifiedByUrl: true, inputValueDeprecation: true, schemaDescription: true })
    const { data, errors } = await run({ kind: 'anonymous' }, query)
    expect(errors).toBeUndefined()
    expect(data.__schema.types.length).toBeGreaterThan(500)
  })
})
