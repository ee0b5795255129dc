import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { call, type CallDefinition } from './call.ts'
import { contract } from './index.ts'
import { allRoutes, mainPath, postTwin } from './routes.ts'

const aCall = (changes: Partial<CallDefinition>) =>
  call({
    method: 'GET',
    path: '/v1/things/{id}',
    family: 'orders',
    summary: 'Get a thing.',
    source: 'a test',
    allow: ['visitor'],
    permission: 'THINGS.READ',
    writes: false,
    request: Type.Object({}),
    response: Type.Object({}),
    problems: {},
    ...changes,
  })

const routesOf = (...calls: Partial<CallDefinition>[]): string[] =>
  allRoutes({ things: Object.fromEntries(calls.map((changes, index) => [`call${index}`, aCall(changes)])) }).map(
    ({ method, path }) => `${method} ${path}`,
  )

test('a call is served under each prefix of its family, the bare path first', () => {
  expect(routesOf({})).toEqual(['GET /v1/things/{id}', 'GET /ecom/v1/things/{id}', 'GET /_api/ecom-orders/v1/things/{id}'])
  expect(mainPath(aCall({ family: 'stoa' }))).toBe('/stoa/v1/things/{id}')
})

test('so are its other methods and paths', () => {
  expect(routesOf({ family: 'collectionsReader', also: [['POST', '/v1/things/query']] })).toEqual([
    'GET /v1/things/{id}',
    'GET /stores-reader/v1/things/{id}',
    'POST /v1/things/query',
    'POST /stores-reader/v1/things/query',
  ])
})

test('two calls on one route are refused, even with different parameter names', () => {
  expect(() => routesOf({}, { path: '/v1/things/{thing.id}' })).toThrow('things.call1 and things.call0 both claim GET /v1/things/{}')
  expect(routesOf({}, { path: '/v1/things/my' })).toHaveLength(6)
  expect(routesOf({}, { method: 'DELETE' })).toHaveLength(6)
})

test('a call with a POST alternative for long queries has a route for it', () => {
  expect(postTwin(aCall({ also: [['POST', '/v1/things/query']] }))).toBe('/v1/things/query')
  expect(postTwin(aCall({ family: 'stoa', also: [['POST', '/v1/things/query']] }))).toBe('/stoa/v1/things/query')
  expect(postTwin(aCall({ also: [['PUT', '/v1/things/{id}']] }))).toBeUndefined()
  expect(postTwin(aCall({ method: 'PATCH', also: [['POST', '/v1/things/{id}']] }))).toBeUndefined()
})

test('no two calls of the contract share a route', () => {
  expect(allRoutes(contract).length).toBeGreaterThan(100)
})
