import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seed } from '../../../../tests/support/rounds.ts'
import type { Basket, PriceRules } from './basket.ts'
import { explainTotals } from './explain-totals.ts'
import { explainableOf } from './explainable.ts'
import { randomBasket } from './model/random-basket.ts'
import { toWireAmount } from './money.ts'
import { priceBasket, type Totals } from './totals.ts'

const names = { line: (id: string) => `Line ${id}`, discount: (source: string) => `Discount ${source}` }
const explained = (totals: Totals, locale = 'en') => explainTotals(explainableOf(totals, names), { currency: totals.currency, locale })

const rules = (taxIncludedInPrices: boolean, rates: string[] = ['0.19']): PriceRules => ({
  currency: 'EUR',
  taxIncludedInPrices,
  home: { country: 'DE' },
  taxRegions: rates.map((rate, index) => ({ country: 'DE', rate, name: `Tax ${index + 1}`, appliesToDelivery: true })),
  deliveryRegions: [
    { id: 'r', name: 'Germany', areas: [{ country: 'DE' }], options: [{ kind: 'FLAT', code: 'post', title: 'Post', costMinor: 490 }] },
  ],
})
const basket: Basket = {
  currency: 'EUR',
  destination: { country: 'DE' },
  lines: [
    { id: 'a', quantity: 3, unitPriceMinor: 999, deliverable: true },
    { id: 'b', quantity: 1, unitPriceMinor: 100, deliverable: true },
  ],
  discounts: [
    { kind: 'MERCHANT', source: 'ten', scope: 'all', percentage: '10' },
    { kind: 'MERCHANT', source: 'post', scope: 'delivery', amountMinor: 1000 },
  ],
}

/** kind, subject, operands, exact, result, shares */
const rows = (totals: Totals) =>
  explained(totals).totals.map(({ kind, amount, included, steps }) => [
    `${kind} ${amount}${included ? ' included' : ''}`,
    ...steps.map((step) => {
      const { subject, on, operands, exact, result, shares } = step
      const shared = shares?.map((share) => `${share.subject} ${share.result.amount}`).join(', ')
      const parts = [
        step.kind,
        subject,
        on && `on ${on}`,
        operands.map(({ value }) => value).join(' '),
        exact && `≈ ${exact}`,
        `= ${result.amount}`,
      ]
      return [...parts, shared && `(${shared})`].filter(Boolean).join(' ')
    }),
  ])

describe('fixed baskets', () => {
  test('tax on top', () => {
    expect(rows(priceBasket(basket, rules(false)))).toEqual([
      ['SUBTOTAL 30.97', 'LINE Line a 3 9.99 = 29.97', 'LINE Line b 1 1.00 = 1.00'],
      [
        'DISCOUNT -8.00',
        'DISCOUNT_PERCENTAGE Discount ten 30.97 10 ≈ 3.097 = -3.10 (Line a -3.00, Line b -0.10)',
        'DISCOUNT_AMOUNT Discount post 10.00 = -4.90 (Post -4.90)',
      ],
      ['DELIVERY 4.90', 'DELIVERY Post 4.90 = 4.90'],
      [
        'TAX 5.29',
        'TAX_ON_TOP Tax 1 on Line a 26.97 19 ≈ 5.1243 = 5.12',
        'TAX_ON_TOP Tax 1 on Line b 0.90 19 ≈ 0.171 = 0.17',
        'TAX_ON_TOP Tax 1 on Post 0.00 19 = 0.00',
      ],
      ['TOTAL 33.16', 'PART 30.97 = 30.97', 'PART -8.00 = -8.00', 'PART 4.90 = 4.90', 'PART 5.29 = 5.29'],
    ])
  })

  test('tax included: it is part of the other totals', () => {
    expect(rows(priceBasket({ ...basket, discounts: [] }, rules(true)))).toEqual([
      ['SUBTOTAL 30.97', 'LINE Line a 3 9.99 = 29.97', 'LINE Line b 1 1.00 = 1.00'],
      ['DELIVERY 4.90', 'DELIVERY Post 4.90 = 4.90'],
      [
        'TAX 5.73 included',
        'TAX_WITHIN Tax 1 on Line a 29.97 19 ≈ 4.785126… = 4.79',
        'TAX_WITHIN Tax 1 on Line b 1.00 19 ≈ 0.159663… = 0.16',
        'TAX_WITHIN Tax 1 on Post 4.90 19 ≈ 0.782352… = 0.78',
      ],
      ['TOTAL 35.87', 'PART 30.97 = 30.97', 'PART 4.90 = 4.90'],
    ])
  })

  test('two taxes are calculated once and shared', () => {
    const one = { ...basket, discounts: [], lines: [{ id: 'a', quantity: 1, unitPriceMinor: 1010, deliverable: false }] }
    expect(rows(priceBasket(one, rules(false, ['0.05', '0.09975'])))[1]).toEqual([
      'TAX 1.51',
      'TAX_ON_TOP Tax 1 + Tax 2 on Line a 10.10 14.975 ≈ 1.512475 = 1.51 (Tax 1 0.50, Tax 2 1.01)',
    ])
  })

  test('formatted for people', () => {
    const [subtotal, discount] = explained(priceBasket(basket, rules(false)), 'de').totals
    expect(subtotal!.steps[0]!.operands[1]).toEqual({ kind: 'UNIT_PRICE', value: '9.99', formatted: '9,99\u00a0€' })
    expect(discount).toMatchObject({
      formattedAmount: '-8,00\u00a0€',
      steps: [{ operands: [{}, { value: '10', formatted: '10\u00a0%' }] }, {}],
    })
  })
})

test('the steps of every total add up to it, and the totals to the amount paid, on 2000 random baskets', () => {
  const big = (amount: string) => BigInt(amount.replace('.', ''))
  const sum = (amounts: readonly string[]) => amounts.reduce((whole, amount) => whole + big(amount), 0n)
  fc.assert(
    fc.property(randomBasket, ({ basket: any, rules: some }) => {
      const totals = priceBasket(any, some)
      const parts = explained(totals).totals
      for (const { amount, steps } of parts) {
        expect(sum(steps.map(({ result }) => result.amount))).toBe(big(amount))
        for (const { shares, result } of steps) if (shares) expect(sum(shares.map((share) => share.result.amount))).toBe(big(result.amount))
      }
      const amounts = Object.fromEntries(parts.map(({ kind, amount }) => [kind, amount]))
      const { displayedSummary, currency } = totals
      const wire = (minor: number) => toWireAmount(minor, currency)
      expect(amounts.TOTAL).toBe(wire(displayedSummary.totalMinor))
      expect(amounts.SUBTOTAL).toBe(wire(displayedSummary.subtotalMinor))
      expect(amounts.DISCOUNT ?? wire(0)).toBe(wire(0 - displayedSummary.discountMinor))
      expect(amounts.DELIVERY ?? wire(0)).toBe(wire(displayedSummary.deliveryMinor))
      expect(amounts.ADDITIONAL_FEES ?? wire(0)).toBe(wire(displayedSummary.additionalFeesMinor))
      expect(amounts.TAX ?? wire(0)).toBe(wire(displayedSummary.taxMinor))
    }),
    { numRuns: 2000, seed },
  )
}, 30_000)
