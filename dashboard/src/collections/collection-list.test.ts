import { expect, test } from 'vitest'
import { collectionList } from './collection-list.ts'

const usual = { sort: [{ fieldName: 'name', order: 'ASC' }], cursorPaging: { limit: 25 } }

test.each([
  ['', { filter: {}, ...usual }],
  ['q=green&visibility=hidden', { filter: { name: { $contains: 'green' }, visible: false }, ...usual }],
  ['sort=-slug&size=100', { filter: {}, sort: [{ fieldName: 'slug', order: 'DESC' }], cursorPaging: { limit: 100 } }],
  ['sort=-price&size=7', { filter: {}, ...usual }],
  ['q=green&cursor=abc', { cursorPaging: { cursor: 'abc', limit: 25 } }],
])('?%s requests %j', (query, request) => {
  expect(collectionList.at(new URLSearchParams(query)).query).toEqual(request)
})

test('filters narrow the list, sorting does not', () => {
  expect(collectionList.at(new URLSearchParams('sort=-name')).isNarrowed).toBe(false)
  expect(collectionList.at(new URLSearchParams('visibility=shown')).isNarrowed).toBe(true)
})
