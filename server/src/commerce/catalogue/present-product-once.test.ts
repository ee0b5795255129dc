import { expect, test } from 'vitest'
import type { PositionedRow } from '../../database/query/query-plan.ts'
import { presentProductOnce } from './present-product-once.ts'
import type { View } from './present.ts'
import type { Product, Variant } from './product.ts'
import type { ProductState } from './store.ts'

const jug: Product = {
  id: 'b1e0a7d2-0000-4000-8000-000000000001',
  revision: 3,
  createdDate: new Date('2026-01-05T09:00:00Z'),
  updatedDate: new Date('2026-02-05T09:00:00Z'),
  numericId: 1001,
  name: 'Jarro',
  slug: 'jarro',
  visible: true,
  productType: 'physical',
  priceMinor: 4200,
  sku: 'JARRO',
  brand: null,
  ribbon: null,
  collectionIds: ['b1e0a7d2-0000-4000-8000-00000000000c'],
  doc: { description: '', manageVariants: false, itemCostMinor: 1000, media: [], options: [], infoSections: [], modifiers: [] },
}
const one: Variant = {
  productId: jug.id,
  id: '00000000-0000-0000-0000-000000000000',
  position: 0,
  priceMinor: 4200,
  saleMinor: null,
  costMinor: 1000,
  sku: 'JARRO',
  barcode: null,
  weight: 1.2,
  visible: true,
  trackQuantity: true,
  inStock: true,
  quantity: 6,
  reserved: 1,
  preordered: 0,
  preorderLimit: 0,
  hasItem: true,
  ownPreorder: null,
  choices: {},
  doc: {},
}
const view: View = { money: { currency: 'EUR', locale: 'en' }, baseUrl: 'https://shop.example', withCosts: false }
const stateOf = (product: Product, variants: Variant[]): ProductState => ({
  id: product.id,
  state: JSON.stringify({ product, variants: variants.length > 0 ? variants : null }),
})
const presented = (product = jug, variant = one, as = view, site = 'lisbon') => presentProductOnce(site, stateOf(product, [variant]), as)

test('presents a product in the same state once, on any page', () => {
  expect(presented()).toBe(presented())
  const onPage: PositionedRow<ProductState> = { ...stateOf(jug, [one]), stoa_place: '["Jarro"]' }
  expect(presentProductOnce('lisbon', onPage, view)).toBe(presented())
})

test.each<[string, () => unknown, unknown]>([
  ['price', () => presented({ ...jug, priceMinor: 3900 }).price!.price, 39],
  ['date', () => presented({ ...jug, updatedDate: new Date('2026-03-01T09:00:00Z') }).lastUpdated, '2026-03-01T09:00:00.000Z'],
  ['name', () => presented({ ...jug, name: 'Jarra' }).name, 'Jarra'],
  ['doc', () => presented({ ...jug, doc: { ...jug.doc, description: 'Thrown.' } }).description, 'Thrown.'],
  ['quantity', () => presented(jug, { ...one, quantity: 5 }).stock!.quantity, 4],
  ['reserved quantity', () => presented(jug, { ...one, reserved: 4 }).stock!.quantity, 2],
  ['stock flag', () => presented(jug, { ...one, trackQuantity: false, inStock: false }).stock!.inStock, false],
  ['variants that the caller may see', () => presentProductOnce('lisbon', stateOf(jug, []), view).variants!.length, 0],
  ['currency', () => presented(jug, one, { ...view, money: { currency: 'JPY', locale: 'en' } }).price!.price, 4200],
  ['locale', () => presented(jug, one, { ...view, money: { currency: 'EUR', locale: 'de' } }).price!.formatted?.price, '42,00\u00A0€'],
  ['costs', () => presented(jug, one, { ...view, withCosts: true }).costAndProfitData?.itemCost, 10],
])('a change of %s shows at once', (_, read, value) => {
  presented()
  expect(read()).toBe(value)
})

test('the same product of another site is separate', () => {
  expect(presented(jug, one, view, 'porto')).not.toBe(presented())
})
