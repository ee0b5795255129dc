import { describe, expect, test } from 'vitest'
import { totalsView } from './totals.ts'

const money = (amount: string) => ({
  amount,
  convertedAmount: amount,
  formattedAmount: `€${amount}`,
  formattedConvertedAmount: `€${amount}`,
})
const summary = (amounts: { subtotal: string; discount?: string; shipping: string; tax: string; total: string }) => ({
  subtotal: money(amounts.subtotal),
  discount: money(amounts.discount ?? '0.00'),
  shipping: money(amounts.shipping),
  tax: money(amounts.tax),
  additionalFees: money('0.00'),
  total: money(amounts.total),
})

describe('prices including tax', () => {
  const priceSummary = summary({ subtotal: '615.20', shipping: '15.20', tax: '157.60', total: '788.00' })

  test('delivery is shown as paid, and the tax as part of the total', () => {
    expect(totalsView({ priceSummary, appliedDiscounts: [] }, { taxIncluded: true, delivery: money('19.00') })).toEqual({
      rows: [{ name: 'shipping', amount: '€19.00' }],
      total: '€788.00',
      taxIncluded: '€157.60',
    })
  })

  test('a discount is shown including its tax', () => {
    const coupon = { code: 'SPRING', amount: money('10.00') }
    expect(totalsView({ priceSummary, appliedDiscounts: [{ coupon }] }, { taxIncluded: true }).rows).toEqual([
      { name: 'discount', amount: '€10.00' },
    ])
  })
})

test('with tax added on top, the rows sum up to the total', () => {
  const priceSummary = summary({ subtotal: '100.00', discount: '10.00', shipping: '5.00', tax: '19.00', total: '114.00' })
  expect(totalsView({ priceSummary, appliedDiscounts: [] }, { taxIncluded: false, delivery: money('5.00') })).toEqual({
    rows: [
      { name: 'subtotal', amount: '€100.00' },
      { name: 'discount', amount: '€10.00' },
      { name: 'shipping', amount: '€5.00' },
      { name: 'tax', amount: '€19.00' },
    ],
    total: '€114.00',
  })
})

test('unknown delivery costs are hidden, free delivery has an empty amount', () => {
  const priceSummary = summary({ subtotal: '10.00', shipping: '0.00', tax: '0.00', total: '10.00' })
  expect(totalsView({ priceSummary, appliedDiscounts: [] }, { taxIncluded: true }).rows).toEqual([])
  expect(totalsView({ priceSummary, appliedDiscounts: [] }, { taxIncluded: true, delivery: money('0.00') }).rows).toEqual([
    { name: 'shipping', amount: '' },
  ])
})
