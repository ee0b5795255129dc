import { describe, expect, test } from 'vitest'
import { Invalid } from '../../kernel/refuse.ts'
import { checkedHeaders } from './headers.ts'

test('200: harmless headers are sent', () => {
  expect(checkedHeaders({ Authorization: 'Bearer a', 'X-Api-Key': 5, Accept: 'image/*' }, 'urlHeaders')).toEqual({
    authorization: 'Bearer a',
    'x-api-key': '5',
    accept: 'image/*',
  })
})

describe('400, M03: others are refused by their names', () => {
  const violationsOf = (headers: Record<string, unknown>) => {
    try {
      return checkedHeaders(headers, 'urlHeaders')
    } catch (error) {
      if (error instanceof Invalid) return error.violations.map(({ field, violatedRule }) => [field, violatedRule])
      throw error
    }
  }
  test.each([
    ['Host', 'internal.example', 'FIELD_NOT_ALLOWED'],
    ['Cookie', 'a=b', 'FIELD_NOT_ALLOWED'],
    ['Transfer-Encoding', 'chunked', 'FIELD_NOT_ALLOWED'],
    ['Content-Length', '5', 'FIELD_NOT_ALLOWED'],
    ['X-Forwarded-For', '127.0.0.1', 'FIELD_NOT_ALLOWED'],
    ['X-\r\nHost', 'c', 'FIELD_NOT_ALLOWED'],
    ['Referer', 'https://a.example\r\nHost: b.example', 'FORMAT'],
    ['Accept', 'a\0', 'FORMAT'],
    ['X-Name', 'ü', 'FORMAT'],
    ['X-Name', 'a'.repeat(4001), 'FORMAT'],
    ['X-Name', { a: 1 }, 'FORMAT'],
  ])('%j: %j', (name, value, rule) => expect(violationsOf({ 'x-fine': 'a', [name]: value })).toEqual([[`urlHeaders.${name}`, rule]]))

  test('too many', () => {
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`x-${index}`, 'a']))
    expect(violationsOf(many)).toEqual([['urlHeaders', 'MAX_SIZE']])
  })
})
