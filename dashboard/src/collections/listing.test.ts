import { expect, test } from 'vitest'
import { isNarrowed, listingOf, queryOf } from './listing.ts'

const usual = { sort: [{ fieldName: 'name', order: 'ASC' }], cursorPaging: { limit: 25 } }

test.each([
  ['', { filter: {}, ...usual }],
  ['q=green&visibility=hidden', { filter: { name: { $contains: 'green' }, visible: false }, ...usual }],
  ['sort=-slug&size=100', { filter: {}, sort: [{ fieldName: 'slug', order: 'DESC' }], cursorPaging: { limit: 100 } }],
  ['sort=-price&size=7', { filter: {}, ...usual }],
  ['q=green&cursor=abc', { cursorPaging: { cursor: 'abc', limit: 25 } }],
])('?%s asks for %j', (query, request) => {
  expect(queryOf(listingOf(new URLSearchParams(query)))).toEqual(request)
})

test('a list knows whether it is narrowed', () => {
  expect(isNarrowed(listingOf(new URLSearchParams('sort=-name')))).toBe(false)
  expect(isNarrowed(listingOf(new URLSearchParams('visibility=shown')))).toBe(true)
})
