import { expect, test } from 'vitest'
import { exportQuery, exportRequest } from './export-request.ts'

test.each([
  ['', { format: 'STOA' }],
  ['format=SHOPIFY', { format: 'SHOPIFY' }],
  ['format=constructor&sort=-price&cursor=abc&look=grid', { format: 'STOA' }],
  ['format=HOSTED&visibility=hidden', { format: 'HOSTED', filter: { visible: false } }],
  ['stock=OUT_OF_STOCK&min=5', { format: 'STOA', filter: { inventoryStatus: 'OUT_OF_STOCK', 'priceData.price': { $gte: 5 } } }],
  ['visibility=everywhere', { format: 'STOA' }],
])('%s', (query, request) => {
  expect(exportRequest(new URLSearchParams(query))).toEqual(request)
})

test.each([
  ['', ''],
  ['sort=-price&cursor=abc&look=grid&size=100', ''],
  ['q=soap&sort=-price&min=&max=10', '?q=soap&max=10'],
])('of a list at “%s” only the filters are carried', (list, query) => {
  expect(exportQuery(new URLSearchParams(list))).toBe(query)
})
