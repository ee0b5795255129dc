import { expect, test } from 'vitest'
import { httpRequest } from './http-request.ts'

const unpacked = (target: string): unknown =>
  JSON.parse(Buffer.from(new URLSearchParams(target.split('?')[1]).get('.r')!, 'base64url').toString())

test('ids are encoded in the path; other fields of a GET are plain parameters', () => {
  const request = { id: 'a b/c', fieldsets: ['FULL', 'BASIC'], limit: 5, archived: false, unsaid: undefined }
  expect(httpRequest(['GET', '/v1/orders/{id}', false], request)).toEqual({
    method: 'GET',
    target: '/v1/orders/a%20b%2Fc?fieldsets=FULL&fieldsets=BASIC&limit=5&archived=false',
  })
})

test('a GET without parameters has no query string', () => {
  expect(httpRequest(['GET', '/v1/carts/current', false], {})).toEqual({ method: 'GET', target: '/v1/carts/current' })
})

test.each([
  ['an object', { query: { filter: { 'priceData.price': { $lt: 50 } } } }],
  ['null', { note: null }],
  ['an empty list', { ids: [] }],
  ['a list of objects', { sort: [{ fieldName: 'name' }] }],
  ['a number that JSON cannot write', { limit: Number.NaN }, { limit: null }],
  ['a name with a dot', { 'a.b': 'c' }],
  ['letters of the whole world', { query: { filter: { name: 'Ærø 🫖' } } }],
])('%s is sent in .r', (_, request, read: unknown = request) => {
  const { target } = httpRequest(['GET', '/v1/things', false], request)
  expect(target).toMatch(/^\/v1\/things\?\.r=[A-Za-z0-9_-]+$/)
  expect(unpacked(target)).toEqual(read)
})

test('a POST has the whole message as its body, and the id in its path too', () => {
  const request = { checkout: { id: 'c1', buyerInfo: { email: 'vera@example.com' } } }
  expect(httpRequest(['PATCH', '/v1/checkouts/{checkout.id}', true], request)).toEqual({
    method: 'PATCH',
    target: '/v1/checkouts/c1',
    body: JSON.stringify(request),
  })
})

test('a query of more than 4000 characters uses the body of the POST alternative; one of 4000 does not', () => {
  const row = ['GET', '/v1/products/query', false, '/v1/products/query-long'] as const
  const request = { name: 'x'.repeat(4000 - 'name='.length) }
  expect(httpRequest(row, request).method).toBe('GET')
  const longer = { name: `${request.name}x` }
  expect(httpRequest(row, longer)).toEqual({ method: 'POST', target: '/v1/products/query-long', body: JSON.stringify(longer) })
})

test('a long query without an alternative is sent as it is', () => {
  expect(httpRequest(['GET', '/v1/things', false], { name: 'x'.repeat(5000) }).target).toHaveLength(5000 + '/v1/things?name='.length)
})

test.each([[''], ['.'], ['..'], [undefined], [null], [{}]])('%j is refused as an id in a path: it would lead to another call', (id) => {
  expect(() => httpRequest(['DELETE', '/v1/orders/{order.id}', true], { order: { id } })).toThrow(
    'INVALID_ARGUMENT: "order.id" is required',
  )
})
