import { describe, expect, test } from 'vitest'
import { layoutOf } from '../../grid/layout.ts'
import { parseCell } from '../../grid/parse-cell.ts'
import { sheetFields, whyFixedIn } from './sheet-fields.ts'
import { productSheet as texts } from './sheet-texts.ts'

const all = { texts, currency: 'EUR', decimals: 2, mayEdit: true, mayReadStock: true, mayEditStock: true }
const fieldsOf = (facts: Partial<typeof all> = {}) => sheetFields({ ...all, ...facts })
const field = (key: string, facts: Partial<typeof all> = {}) => fieldsOf(facts).find((one) => one.key === key)!
const writable = (facts: Partial<typeof all>) =>
  fieldsOf(facts)
    .filter(({ isReadOnly }) => !isReadOnly)
    .map(({ key }) => key)

const ofStock = ['quantity', 'inStock', 'trackQuantity', 'lowStockThreshold']
const ofVariant = ['sku', 'barcode', 'price', 'salePrice', 'cost', 'weight', 'visible']

test.each([
  ['everything with both permissions', {}, [...ofVariant, ...ofStock]],
  ['no stock without the permission to change it', { mayEditStock: false }, ofVariant],
  ['nothing as a Reader', { mayEdit: false, mayEditStock: false }, []],
  ['no stock without the permission to change products', { mayEdit: false }, []],
])('changes %s', (_, facts, keys) => expect(writable(facts)).toEqual(keys))

test('columns of stock are missing for people who can’t read it, and what is set aside is hidden at first', () => {
  expect(fieldsOf({ mayReadStock: false }).map(({ key }) => key)).toEqual(['productName', 'choices', ...ofVariant])
  expect(layoutOf(new URLSearchParams(), fieldsOf()).columns).toEqual(['productName', 'choices', ...ofVariant, ...ofStock])
})

test.each([
  ['price', '12,50', { value: 12.5 }],
  ['price', '1 234.50', { value: 1234.5 }],
  ['price', '12.505', { problem: 'tooPrecise' }],
  ['price', '', { problem: 'required' }],
  ['salePrice', '', { value: undefined }],
  ['cost', '-1', { problem: 'tooSmall' }],
  ['quantity', '2.5', { problem: 'tooPrecise' }],
  ['quantity', '100000', { problem: 'tooLarge' }],
  ['weight', '0,125', { value: 0.125 }],
  ['sku', 'x'.repeat(41), { problem: 'tooLong' }],
])('%s reads %j', (key, text, parsed) => expect(parseCell(text, field(key), 'UTC')).toEqual(parsed))

test('yen have no decimals', () => {
  expect(parseCell('12.5', field('price', { currency: 'JPY', decimals: 0 }), 'UTC')).toEqual({ problem: 'tooPrecise' })
  expect(field('price', { currency: 'JPY', decimals: 0 }).label).toBe('Price (JPY)')
})

describe('cells that don’t apply', () => {
  const why = (key: string, data: Readonly<Record<string, unknown>>) => whyFixedIn(texts.fixed)(field(key), (one) => data[one])
  test.each([
    ['quantity', { trackQuantity: false }, texts.fixed.quantity],
    ['quantity', { trackQuantity: true }, undefined],
    ['inStock', { trackQuantity: true }, texts.fixed.inStock],
    ['inStock', { trackQuantity: false }, undefined],
    ['weight', { productType: 'digital' }, texts.fixed.weight],
    ['weight', { productType: 'physical' }, undefined],
    ['price', { productType: 'digital' }, undefined],
  ])('%s with %j', (key, data, text) => expect(why(key, data)).toBe(text))
})
