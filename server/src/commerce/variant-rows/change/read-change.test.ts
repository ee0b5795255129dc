import { describe, expect, test } from 'vitest'
import type { VariantRowState } from '../store.ts'
import { readChange, type RowChange } from './read-change.ts'

const stored: VariantRowState = {
  productId: '10000000-0000-4000-8000-000000000001',
  variantId: '00000000-0000-0000-0000-000000000000',
  productName: 'Jug',
  productType: 'physical',
  productVisible: true,
  choices: {},
  sku: 'JUG',
  barcode: null,
  priceMinor: 4000,
  saleMinor: null,
  costMinor: null,
  discount: { type: 'PERCENT', percent: 10 },
  weight: 0.5,
  visible: true,
  trackQuantity: true,
  inStock: true,
  quantity: 12,
  reserved: 2,
  preordered: 0,
  preorderLimit: 0,
  hasItem: true,
  ownThreshold: null,
  media: [],
}
const without = { hasItem: false, trackQuantity: false, inStock: false, quantity: 0, reserved: 0 }
const read = (changes: RowChange['changes'], was?: RowChange['was'], row: Partial<VariantRowState> = {}) =>
  readChange({ changes, ...(was && { was }) }, { ...stored, ...row }, 'EUR')

describe('what a row gets', () => {
  test.each<[RowChange['changes'], object]>([
    [{}, {}],
    [{ price: '40.00', salePrice: '36.00', quantity: 10, sku: 'JUG', weight: 0.5, inStock: true, lowStockThreshold: null }, {}],
    [{ price: '41', salePrice: '36.0' }, { price: 4100 }],
    [{ salePrice: null }, { salePrice: null }],
    [
      { sku: '  ', barcode: ' 1 ' },
      { sku: null, barcode: '1' },
    ],
    [
      { quantity: 11, cost: '0' },
      { quantity: 11, cost: 0 },
    ],
    [
      { trackQuantity: false, inStock: false },
      { trackQuantity: false, inStock: false },
    ],
  ])('%j', (changes, wanted) => expect(read(changes)).toEqual(wanted))
})

describe('fields that changed since they were read', () => {
  test.each<[RowChange['was'], RowChange['changes'], string[]]>([
    [{ price: '40' }, { price: '41' }, []],
    [{ price: '39.00' }, { price: '41' }, ['price']],
    [{ price: '39.001' }, { price: '41' }, ['price']],
    [{ price: '39.00' }, { price: '40.00' }, []],
    [{ salePrice: '36.00' }, { salePrice: null }, []],
    [{ salePrice: null, quantity: 12 }, { salePrice: '1.00', quantity: 1, price: '2.00' }, ['salePrice', 'quantity']],
    [{ barcode: '1', sku: 'x' }, { price: '41' }, []],
    [{ quantity: 12, price: '39' }, { quantity: -1, price: '0.001' }, ['price', 'quantity']],
  ])('was %j, gets %j: %j', (was, changes, fields) => {
    const result = read(changes, was)
    if (fields.length === 0) expect(result).not.toHaveProperty('code')
    else expect(result).toMatchObject({ code: 'ROW_CHANGED', violations: fields.map((field) => ({ field })) })
  })
})

describe('values that a row can’t have', () => {
  test.each<[RowChange['changes'], Partial<VariantRowState>, string[]]>([
    [{ price: '1.001', cost: '1.005' }, {}, ['price', 'cost']],
    [{ salePrice: '40.00' }, {}, ['salePrice']],
    [{ price: '36.00' }, {}, ['price']],
    [{ price: '36.00', salePrice: '36.00' }, {}, ['price']],
    [{ price: '30.00', salePrice: null }, {}, []],
    [{ weight: 1 }, { productType: 'digital' }, ['weight']],
    [{ weight: null }, { productType: 'digital' }, []],
    [{ quantity: 100_000 }, {}, ['quantity']],
    [{ quantity: 100_000, price: '39.00', salePrice: null }, { quantity: 100_000, reserved: 0 }, []],
    [{ inStock: false }, {}, ['inStock']],
    [{ inStock: true, quantity: 3 }, without, ['inStock']],
    [{ inStock: true }, without, []],
    [{ trackQuantity: true, inStock: true }, without, ['inStock']],
  ])('%j of %j: %j', (changes, row, fields) => {
    const result = read(changes, undefined, row)
    if (fields.length === 0) expect(result).not.toHaveProperty('code')
    else expect(result).toMatchObject({ code: 'INVALID_ROW', violations: fields.map((field) => ({ field })) })
  })
})

test.each<[RowChange['changes'], Partial<VariantRowState>, boolean]>([
  [{ quantity: 3 }, {}, true],
  [{ quantity: 3 }, { trackQuantity: false }, false],
  [{ quantity: 3, trackQuantity: true }, { trackQuantity: false }, true],
  [{ quantity: 3, trackQuantity: false }, {}, false],
  [{ quantity: 3 }, without, true],
  [{ quantity: 3, trackQuantity: false }, without, false],
  [{ quantity: 12 }, { trackQuantity: false, reserved: 0 }, true],
])('%j of %j: a quantity can be set is %s', (changes, row, isAllowed) => {
  const result = read(changes, undefined, row)
  if (isAllowed) expect(result).not.toHaveProperty('code')
  else expect(result).toEqual({ code: 'QUANTITY_NOT_TRACKED' })
})
