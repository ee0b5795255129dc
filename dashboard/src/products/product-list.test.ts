import { expect, test } from 'vitest'
import { lookOf, productList } from './product-list.ts'

const listing = (query: string) => productList.at(new URLSearchParams(query))
const usual = { sort: [{ fieldName: 'name', order: 'ASC' }], cursorPaging: { limit: 25 } }
const guid = '30000000-0000-4000-8000-000000000001'

test.each([
  ['', { filter: {}, ...usual }],
  ['q=%20jug%20', { filter: { $or: [{ name: { $contains: 'jug' } }, { sku: { $contains: 'jug' } }] }, ...usual }],
  [`collection=${guid}`, { filter: { collectionIds: { $hasSome: [guid] } }, ...usual }],
  ['collection=vessels', { filter: {}, ...usual }],
  ['stock=OUT_OF_STOCK&visibility=hidden', { filter: { inventoryStatus: 'OUT_OF_STOCK', visible: false }, ...usual }],
  ['stock=plenty&visibility=maybe', { filter: {}, ...usual }],
  ['min=10&max=29,50', { filter: { 'priceData.price': { $gte: 10, $lte: 29.5 } }, ...usual }],
  ['min=0', { filter: { 'priceData.price': { $gte: 0 } }, ...usual }],
  ['min=-1&max=1e9', { filter: {}, ...usual }],
  ['sort=-price&size=50', { filter: {}, sort: [{ fieldName: 'priceData.price', order: 'DESC' }], cursorPaging: { limit: 50 } }],
  ['sort=-itemCost&size=9', { filter: {}, ...usual }],
  ['q=jug&cursor=abc&size=100', { cursorPaging: { cursor: 'abc', limit: 100 } }],
])('?%s requests %j', (query, request) => {
  expect(listing(query).query).toEqual(request)
})

test('filters narrow the list, and `look` selects its display', () => {
  expect(listing('sort=-price&size=50').isNarrowed).toBe(false)
  expect(listing('max=5').isNarrowed).toBe(true)
  expect(lookOf(new URLSearchParams('look=grid'))).toBe('grid')
  expect(lookOf(new URLSearchParams('look=other'))).toBe('list')
})
