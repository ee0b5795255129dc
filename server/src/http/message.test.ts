import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { Free, maybe, maybeNull, Shape } from '@stoa/contract/scalars'
import { Invalid } from '../kernel/refuse.ts'
import { buildMessage } from './message.ts'

const schema = Shape({
  id: maybe(Type.String()),
  limit: maybe(Type.Integer()),
  isNew: maybe(Type.Boolean()),
  tags: maybe(Type.Array(Type.String())),
  sizes: maybeNull(Type.Array(Type.Number())),
  paging: maybeNull(Shape({ limit: maybe(Type.Integer()), offset: maybeNull(Type.Integer()) })),
  filter: maybe(Free),
  checkout: maybe(Shape({ id: maybe(Type.String()), note: maybe(Type.String()) })),
})

const fromQuery = (query: string, params = {}) => buildMessage(schema, { params, query: new URLSearchParams(query), body: undefined })
const fromBody = (body: unknown, params = {}) => buildMessage(schema, { params, query: new URLSearchParams('limit=3'), body })
const packed = (text: string) => `.r=${Buffer.from(text).toString('base64url')}`

/** The violations of a request, as text. */
function refused(ask: () => unknown): string[] {
  try {
    ask()
  } catch (error) {
    if (error instanceof Invalid)
      return error.violations.map(({ field, description, violatedRule }) => `${violatedRule} ${field}: ${description}`)
    throw error
  }
  return []
}

describe('a query is parsed into the types of its schema', () => {
  test.each<[string, unknown]>([
    ['', {}],
    ['limit=5&isNew=true', { limit: 5, isNew: true }],
    ['isNew=yes&limit=five', { isNew: 'yes', limit: 'five' }],
    ['limit=', { limit: '' }],
    ['id=007', { id: '007' }],
    ['tags=a', { tags: ['a'] }],
    ['tags=a&tags=b', { tags: ['a', 'b'] }],
    ['sizes=1&sizes=2.5&sizes=x', { sizes: [1, 2.5, 'x'] }],
    ['paging.limit=5&paging.offset=10', { paging: { limit: 5, offset: 10 } }],
    ['filter.name=Mug', { filter: { name: 'Mug' } }],
    ['filter.a.b=1&filter.a.c=2', { filter: { a: { b: '1', c: '2' } } }],
    ['filter.a.$in=1&filter.a.$in=2&filter.b.$nin=3', { filter: { a: { $in: ['1', '2'] }, b: { $nin: ['3'] } } }],
    ['unknown=1', { unknown: '1' }],
    ['id=a%20b%2Bc+d', { id: 'a b+c d' }],
  ])('%s', (query, message) => expect(fromQuery(query)).toEqual(message))

  test('`.r` is the whole request', () => {
    expect(fromQuery(`${packed('{"limit":5,"filter":{"name":"Mug"}}')}&limit=7`)).toEqual({ limit: 5, filter: { name: 'Mug' } })
  })

  test('a prototype name becomes an own key', () => {
    const message = fromQuery('__proto__.admin=true')
    expect(Object.keys(message)).toEqual(['__proto__'])
    expect((message as { admin?: unknown }).admin).toBeUndefined()
  })
})

describe('a query is refused', () => {
  test.each([
    ['limit=1&limit=2', 'MAX_SIZE limit: must be sent only once'],
    ['filter.a.$eq=1&filter.a.$eq=2', 'MAX_SIZE filter.a.$eq: must be sent only once'],
    ['paging=1&paging.limit=2', 'MAX_SIZE paging.limit: must be sent only once'],
    ['paging.limit=2&paging=1', 'MAX_SIZE paging: must be sent only once'],
    [`${packed('{}')}&${packed('{}')}`, 'MAX_SIZE .r: must be sent only once'],
    ['.r=', 'FORMAT .r: must be a JSON object in base64url'],
    ['.r=%21%21', 'FORMAT .r: must be a JSON object in base64url'],
    [packed('[]'), 'FORMAT .r: must be a JSON object in base64url'],
    [packed('{bad'), 'FORMAT .r: isn’t valid JSON'],
    [packed('{"limit":1,"limit":2}'), 'FORMAT .r: has the key "limit" twice in one object'],
  ])('%s', (query, violation) => expect(refused(() => fromQuery(query))).toEqual([violation]))
})

test('time grows only with the length of a query', () => {
  const query = Array.from({ length: 60_000 }, (_, n) => n.toString(36)).join('&')
  const began = performance.now()
  fromQuery(query)
  expect(performance.now() - began).toBeLessThan(5000)
})

describe('a body', () => {
  test('is the message; the query string is ignored', () => expect(fromBody({ id: 'a' })).toEqual({ id: 'a' }))

  test.each([[[]], ['text'], [null], [7]])('%j is refused', (body) => {
    expect(refused(() => fromBody(body))).toEqual(['FORMAT : the body must be a JSON object'])
  })
})

describe('an id in the path', () => {
  test.each<[string, unknown, Record<string, string>, unknown]>([
    ['decides over the body', { id: 'body' }, { id: 'path' }, { id: 'path' }],
    ['is put where its name leads', { checkout: { note: 'x' } }, { 'checkout.id': 'path' }, { checkout: { note: 'x', id: 'path' } }],
    ['makes the object it belongs into', {}, { 'checkout.id': 'path' }, { checkout: { id: 'path' } }],
    ['takes a null for nothing', { checkout: null }, { 'checkout.id': 'path' }, { checkout: { id: 'path' } }],
    ['does not hide what stands in its way', { checkout: 'x' }, { 'checkout.id': 'path' }, { checkout: 'x' }],
    ['does not hide a list in its way', { checkout: [1] }, { 'checkout.id': 'path' }, { checkout: [1] }],
    ['gets the type of its field', {}, { limit: '9', id: '007' }, { limit: 9, id: '007' }],
    ['stays text if it isn’t of that type, so that validation reports it', {}, { limit: 'nine' }, { limit: 'nine' }],
  ])('%s', (_, body, params, message) => expect(fromBody(body, params)).toEqual(message))

  test('does not change the body object', () => {
    const body = { checkout: { note: 'x' } }
    fromBody(body, { 'checkout.id': 'path' })
    expect(body).toEqual({ checkout: { note: 'x' } })
  })

  test('is combined with a query', () => expect(fromQuery('isNew=true', { id: 'path' })).toEqual({ isNew: true, id: 'path' }))
})
