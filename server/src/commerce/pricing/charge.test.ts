import { describe, expect, test } from 'vitest'
import { charge } from './charge.ts'
import type { TaxRegion } from './tax.ts'

const tax = (rate: string, name = 'VAT'): TaxRegion => ({ country: 'SE', rate, name, appliesToDelivery: true })

describe('tax on top of the price, half up', () => {
  test.each([
    [1000, 0, '0.19', 190],
    [999, 0, '0.19', 190],
    [50, 0, '0.05', 3],
    [49, 0, '0.05', 2],
    [10, 0, '0.05', 1],
    [1000, 1000, '0.19', 0],
    [1000, 250, '0.08', 60],
    [1_000, 0, '0.088750', 89],
    [1_000, 0, '0', 0],
    [500_000_000_000, 0, '1', 500_000_000_000],
  ])('%i less %i at %s: %i', (priceMinor, discountMinor, rate, taxMinor) => {
    const charged = charge({ priceMinor, discountMinor }, [tax(rate)], false)
    const before = priceMinor - discountMinor
    expect(charged).toMatchObject({ taxMinor, beforeTaxMinor: before, afterTaxMinor: before + taxMinor })
    expect(charged).toMatchObject({ netPriceMinor: priceMinor, netDiscountMinor: discountMinor })
  })
})

describe('tax included in the price, half up', () => {
  test.each([
    [76_900, 0, '0.25', { taxMinor: 15_380, beforeTaxMinor: 61_520, netPriceMinor: 61_520, netDiscountMinor: 0 }],
    [1_900, 0, '0.25', { taxMinor: 380, beforeTaxMinor: 1_520, netPriceMinor: 1_520, netDiscountMinor: 0 }],
    [1000, 0, '0.19', { taxMinor: 160, beforeTaxMinor: 840, netPriceMinor: 840, netDiscountMinor: 0 }],
    [1000, 100, '0.19', { taxMinor: 144, beforeTaxMinor: 756, netPriceMinor: 840, netDiscountMinor: 84 }],
    [1000, 1000, '0.19', { taxMinor: 0, beforeTaxMinor: 0, netPriceMinor: 840, netDiscountMinor: 840 }],
    [1, 0, '1', { taxMinor: 1, beforeTaxMinor: 0, netPriceMinor: 0, netDiscountMinor: 0 }],
    [1000, 0, '0', { taxMinor: 0, beforeTaxMinor: 1000, netPriceMinor: 1000, netDiscountMinor: 0 }],
  ])('%i less %i at %s', (priceMinor, discountMinor, rate, expected) => {
    const charged = charge({ priceMinor, discountMinor }, [tax(rate)], true)
    expect(charged).toMatchObject({ ...expected, afterTaxMinor: priceMinor - discountMinor })
  })
})

test('two taxes are rounded once, together, and shared by their rates', () => {
  const { taxMinor, taxRate, taxBreakdown } = charge(
    { priceMinor: 1010, discountMinor: 0 },
    [tax('0.05', 'GST'), tax('0.09975', 'QST')],
    false,
  )
  expect({ taxMinor, taxRate }).toEqual({ taxMinor: 151, taxRate: '0.14975' })
  expect(taxBreakdown.map((share) => [share.taxName, share.rate, share.taxMinor, share.taxableMinor])).toEqual([
    ['GST', '0.05', 50, 1010],
    ['QST', '0.09975', 101, 1010],
  ])
})

test('a breakdown names the jurisdiction', () => {
  const rows: TaxRegion[] = [
    { country: 'US', rate: '0.01', name: 'A', appliesToDelivery: false },
    { country: 'US', subdivision: 'US-NY', rate: '0.01', name: 'B', appliesToDelivery: false },
    {
      country: 'US',
      subdivision: 'US-NY',
      rate: '0.01',
      name: 'C',
      appliesToDelivery: false,
      jurisdiction: 'New York City',
      jurisdictionType: 'CITY',
    },
  ]
  const { taxBreakdown } = charge({ priceMinor: 1000, discountMinor: 0 }, rows, false)
  expect(taxBreakdown.map((share) => [share.jurisdiction, share.jurisdictionType])).toEqual([
    ['US', 'COUNTRY'],
    ['US-NY', 'STATE'],
    ['New York City', 'CITY'],
  ])
})

test('without a tax, nothing is added and the breakdown is empty', () => {
  expect(charge({ priceMinor: 1000, discountMinor: 100 }, [], true)).toEqual({
    priceMinor: 1000,
    discountMinor: 100,
    netPriceMinor: 1000,
    netDiscountMinor: 100,
    beforeTaxMinor: 900,
    taxMinor: 0,
    afterTaxMinor: 900,
    taxRate: '0',
    taxBreakdown: [],
  })
})
