import { expect, test } from 'vitest'
import { changeOf, itemOf, productOf, type VariantRow } from './variant-data.ts'

const productId = '10000000-0000-4000-8000-000000000001'
const id = `${productId}-00000000-0000-0000-0000-000000000000`
const row = {
  id,
  productId,
  variantId: '00000000-0000-0000-0000-000000000000',
  productName: 'Jug',
  productType: 'physical',
  productVisible: true,
  choices: { Size: 'M', Colour: 'Blue' },
  sku: 'JUG',
  barcode: null,
  price: '48.00',
  salePrice: null,
  cost: '20.50',
  weight: 0.4,
  visible: true,
} satisfies VariantRow

test('amounts become numbers, and what has no value is absent', () => {
  const { data } = itemOf(row)
  expect(data).toMatchObject({ choices: 'M / Blue', price: 48, cost: 20.5, weight: 0.4, sku: 'JUG' })
  expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['barcode', 'salePrice', 'quantity']))
})

test('changes have amounts with the currency’s decimals, and former values that were empty', () => {
  const patch = { id, was: { price: 48, barcode: undefined, weight: 0.4 }, set: { price: 52.5, barcode: '400' }, unset: ['weight'] }
  expect(changeOf(patch, 2)).toEqual({
    id,
    was: { price: '48.00', barcode: null, weight: 0.4 },
    changes: { price: '52.50', barcode: '400', weight: null },
  })
  expect(changeOf({ id, was: { price: 480 }, set: { price: 500 }, unset: [] }, 0)).toMatchObject({ changes: { price: '500' } })
})

test('the product of a row is in its ID', () => expect(productOf(id)).toBe(productId))
