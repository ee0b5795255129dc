import { expect, test } from 'vitest'
import { sheetFromProducts, sheetFromStock, sheetOf } from './sheet-links.ts'
import { sheetList } from './sheet-list.ts'

const [jug, cup] = ['10000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000002']
const filterOf = (query: string) => sheetList.at(new URLSearchParams(query)).filter

test.each([
  ['', {}],
  ['visibility=hidden&sale=no', { productVisible: false, onSale: false }],
  ['stock=low', { isLow: true }],
  ['stock=untracked&collection=' + cup, { trackQuantity: false, collectionIds: { $hasSome: [cup] } }],
  ['q=jug', { $or: [{ productName: { $contains: 'jug' } }, { sku: { $contains: 'jug' } }, { barcode: { $eq: 'jug' } }] }],
  [`location=${cup}`, {}],
  [`products=${jug},${cup}`, { productId: { $in: [jug, cup] } }],
  ['stock=nonsense&products=', {}],
])('%s', (query, filter) => expect(filterOf(query)).toEqual(filter))

test.each([
  [sheetFromProducts, 'q=jug&visibility=hidden&stock=OUT_OF_STOCK&min=5&sort=-price', '?q=jug&visibility=hidden'],
  [sheetFromProducts, '', ''],
  [sheetFromStock, `q=jug&location=${cup}&state=low&stocked=yes`, `?q=jug&location=${cup}&stock=low`],
  [sheetFromStock, 'state=preordered', ''],
])('the filters of a list come along if they mean the same', (linkOf, query, expected) =>
  expect(linkOf(new URLSearchParams(query))).toBe(`/products/sheet${expected}`),
)

test('selected products come along', () => {
  const { searchParams } = new URL(sheetOf([jug, cup]), 'https://shop.example')
  expect(sheetList.at(searchParams).filter).toEqual({ productId: { $in: [jug, cup] } })
})
