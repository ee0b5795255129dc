import { expect, test } from 'vitest'
import { newProductDraft, type VariantDraft } from './product-draft.ts'
import { cheapest, paidRange, salesOf } from './sales.ts'

type Variants = Parameters<typeof salesOf>[0]['variants']
const variants = (...prices: [full: number, paid: number][]) =>
  prices.map(([price, discountedPrice], index) => ({
    id: String(index),
    variant: { priceData: { price, discountedPrice } },
  })) as unknown as Variants

test.each<[string, Parameters<typeof salesOf>[0]['discount'], Variants, [string, number][] | undefined]>([
  ['no discount', { type: 'NONE', value: 0 }, variants([20, 20], [30, 30]), undefined],
  ['a percentage of all', { type: 'PERCENT', value: 10 }, variants([20, 18], [30, 27]), undefined],
  ['an amount of all', { type: 'AMOUNT', value: 5 }, variants([20, 15], [4, 0]), undefined],
  [
    'different amounts',
    { type: 'AMOUNT', value: 5 },
    variants([20, 15], [30, 20], [40, 40]),
    [
      ['0', 15],
      ['1', 20],
    ],
  ],
  ['one that isn’t the cheapest', { type: 'NONE', value: 0 }, variants([20, 20], [30, 25]), [['1', 25]]],
])('sale prices of variants with %s', (_, discount, all, sales) => {
  expect(salesOf({ discount, variants: all })).toEqual(sales && new Map(sales))
})

const row: VariantDraft = {
  ...newProductDraft.stock,
  key: '',
  price: '',
  sale: '',
  cost: '',
  sku: '',
  barcode: '',
  weight: '',
  visible: 'on',
}

test('what shoppers pay is the sale price of a variant that has one, and hidden ones don’t count', () => {
  const draft = {
    ...newProductDraft,
    price: '20',
    variants: [row, { ...row, price: '30', sale: '15' }, { ...row, sale: '1', visible: '' }],
  }
  expect(paidRange(draft)).toEqual({ lowest: 15, highest: 20 })
  expect(cheapest(draft)).toEqual({ paid: 15, full: 30 })
})
