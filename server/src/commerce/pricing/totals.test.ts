import { describe, expect, test } from 'vitest'
import type { Basket, PriceRules } from './basket.ts'
import { AmountTooLarge } from './money.ts'
import { presentDeliveryCost, presentLinePrices, presentSummary } from './present.ts'
import type { Summary } from './summary.ts'
import { priceBasket } from './totals.ts'

const rules: PriceRules = {
  currency: 'EUR',
  taxIncludedInPrices: false,
  home: { country: 'DE' },
  taxRegions: [
    { country: 'DE', rate: '0.19', name: 'VAT', appliesToDelivery: true },
    { country: 'DE', rate: '0.07', name: 'Reduced VAT', appliesToDelivery: false, taxGroupId: 'books' },
    { country: 'AT', rate: '0.2', name: 'USt', appliesToDelivery: true },
  ],
  deliveryRegions: [
    {
      id: 'near',
      name: 'Near',
      areas: [{ country: 'DE' }, { country: 'AT' }],
      options: [
        { kind: 'FREE_OVER', code: 'parcel', title: 'Parcel', costMinor: 490, freeFromMinor: 5000 },
        { kind: 'PICKUP', code: 'vienna', title: 'Fetch it in Vienna', costMinor: 0, address: { country: 'AT', city: 'Vienna' } },
      ],
    },
  ],
}
const mugs = { id: 'mugs', quantity: 3, unitPriceMinor: 999, deliverable: true }
const book = { id: 'book', quantity: 1, unitPriceMinor: 1000, taxGroupId: 'books', deliverable: true }
const course = { id: 'course', quantity: 1, unitPriceMinor: 5000, deliverable: false }
const basket = (over: Partial<Basket>): Basket => ({
  currency: 'EUR',
  lines: [mugs],
  discounts: [],
  destination: { country: 'DE' },
  ...over,
})
const included: PriceRules = { ...rules, taxIncludedInPrices: true }
const tenPercent = { kind: 'MERCHANT', source: 'm', scope: 'all', percentage: '10' } as const
const freeDelivery = { kind: 'COUPON', source: 'c', scope: 'delivery', percentage: '100' } as const

/** subtotal, discount, delivery, fees, tax, total */
const row = (summary: Summary) => [
  summary.subtotalMinor,
  summary.discountMinor,
  summary.deliveryMinor,
  summary.additionalFeesMinor,
  summary.taxMinor,
  summary.totalMinor,
]

describe('the price summary: subtotal, discount, delivery, fees, tax, total', () => {
  test.each<[string, Partial<Basket>, PriceRules, number[]]>([
    ['an empty basket', { lines: [] }, rules, [0, 0, 0, 0, 0, 0]],
    ['tax on top', {}, rules, [2997, 0, 490, 0, 662, 4149]],
    ['tax included', {}, included, [2518, 0, 412, 0, 557, 3487]],
    ['a merchant discount', { discounts: [tenPercent] }, rules, [2997, 300, 490, 0, 605, 3792]],
    ['a merchant discount, tax included', { discounts: [tenPercent] }, included, [2518, 252, 412, 0, 509, 3187]],
    ['two tax groups', { lines: [mugs, book] }, rules, [3997, 0, 490, 0, 732, 5219]],
    ['free delivery from 50.00', { lines: [{ ...mugs, quantity: 6 }] }, rules, [5994, 0, 0, 0, 1139, 7133]],
    [
      'not free if the discount takes it below',
      { lines: [{ ...mugs, quantity: 6 }], discounts: [{ ...tenPercent, percentage: '20' }] },
      rules,
      [5994, 1199, 490, 0, 1004, 6289],
    ],
    ['only deliverable items count towards free delivery', { lines: [mugs, course] }, rules, [7997, 0, 490, 0, 1612, 10_099]],
    ['a discount on delivery', { discounts: [freeDelivery] }, rules, [2997, 490, 490, 0, 569, 3566]],
    ['a discount on delivery, tax included', { discounts: [freeDelivery] }, included, [2518, 412, 412, 0, 479, 2997]],
    ['a fee', { fees: [{ code: 'gift', name: 'Gift wrap', amountMinor: 250 }] }, rules, [2997, 0, 490, 250, 710, 4447]],
    ['a fee, tax included', { fees: [{ code: 'gift', name: 'Gift wrap', amountMinor: 250 }] }, included, [2518, 0, 412, 210, 597, 3737]],
    ['picked up, taxed at the pickup location', { selectedDeliveryCode: 'vienna' }, rules, [2997, 0, 0, 0, 599, 3596]],
    [
      'nothing to deliver, taxed at the billing address',
      { lines: [course], billingAddress: { country: 'AT' } },
      rules,
      [5000, 0, 0, 0, 1000, 6000],
    ],
    ['no address: tax at the shop’s address, no delivery', { destination: undefined }, rules, [2997, 0, 0, 0, 569, 3566]],
    ['abroad: no tax, the price stays', { destination: { country: 'US' } }, included, [2997, 0, 0, 0, 0, 2997]],
    ['an estimate without tax', { omit: ['tax'] }, rules, [2997, 0, 490, 0, 0, 3487]],
    ['an estimate without delivery', { omit: ['delivery'] }, rules, [2997, 0, 0, 0, 569, 3566]],
    ['everything free', { discounts: [{ ...tenPercent, percentage: '100' }, freeDelivery] }, included, [2518, 2930, 412, 0, 0, 0]],
  ])('%s', (_, over, withRules, expected) => expect(row(priceBasket(basket(over), withRules).summary)).toEqual(expected))

  test('an order observed on the wire, 25 % tax included', () => {
    const sweden: PriceRules = {
      currency: 'SEK',
      taxIncludedInPrices: true,
      home: { country: 'SE' },
      taxRegions: [{ country: 'SE', rate: '0.25', name: 'Moms', appliesToDelivery: true }],
      deliveryRegions: [
        {
          id: 'se',
          name: 'Sverige',
          areas: [{ country: 'SE' }],
          options: [{ kind: 'FLAT', code: 'post', title: 'Post', costMinor: 1900 }],
        },
      ],
    }
    const totals = priceBasket(
      {
        currency: 'SEK',
        lines: [{ id: 'cabinet', quantity: 1, unitPriceMinor: 76_900, deliverable: true }],
        discounts: [],
        destination: { country: 'SE' },
      },
      sweden,
    )
    const price = (minor: number) => (minor / 100).toFixed(2)
    expect(presentSummary(totals.summary, price)).toMatchObject({ subtotal: '615.20', shipping: '15.20', tax: '157.60', total: '788.00' })
    expect(presentLinePrices(totals.lines[0]!, price)).toMatchObject({
      price: '769.00',
      totalPriceBeforeTax: '615.20',
      totalPriceAfterTax: '769.00',
    })
    expect(presentDeliveryCost(totals.delivery, price)).toMatchObject({
      price: '19.00',
      totalPriceBeforeTax: '15.20',
      totalPriceAfterTax: '19.00',
    })
  })
})

test('as displayed, with tax included, tax is part of the other amounts', () => {
  expect(row(priceBasket(basket({ discounts: [tenPercent] }), included).displayedSummary)).toEqual([2997, 300, 490, 0, 509, 3187])
})

test('yen have no decimals, dinars three', () => {
  const lines = [{ id: 'a', quantity: 3, unitPriceMinor: 333, deliverable: false }]
  const priced = (currency: string) => priceBasket({ currency, lines, discounts: [tenPercent] }, { ...rules, currency }).summary.totalMinor
  expect([priced('JPY'), priced('KWD')]).toEqual([1070, 1070])
})

describe('tax totals', () => {
  test('list each tax once, with its taxable amount', () => {
    const { taxes } = priceBasket(basket({ lines: [mugs, book, course] }), rules)
    expect([taxes.taxableMinor, taxes.taxMinor]).toEqual([9487, 1682])
    expect(taxes.breakdown.map((share) => [share.taxName, share.rate, share.taxableMinor, share.taxMinor])).toEqual([
      ['VAT', '0.19', 8487, 1612],
      ['Reduced VAT', '0.07', 1000, 70],
    ])
  })
})

test('a basket without delivery has no delivery tax, not even zero at 19 %', () => {
  expect(priceBasket(basket({ lines: [course] }), rules).delivery).toMatchObject({ status: 'NOT_NEEDED', taxRate: '0', taxBreakdown: [] })
})

describe('problems are reported', () => {
  test.each<[string, Partial<Basket>, string[]]>([
    ['no problem', {}, []],
    ['no delivery there', { destination: { country: 'US' } }, ['NO_DELIVERY_TO_ADDRESS']],
    ['not offered', { selectedDeliveryCode: 'drone' }, ['SELECTED_DELIVERY_UNAVAILABLE']],
    ['nothing to deliver', { lines: [course], destination: { country: 'US' }, selectedDeliveryCode: 'drone' }, []],
  ])('%s', (_, over, codes) => expect(priceBasket(basket(over), rules).problems.map((problem) => problem.code)).toEqual(codes))
})

describe('a basket that can’t be calculated is refused', () => {
  const line = (over: Partial<typeof mugs>) => basket({ lines: [{ ...mugs, ...over }] })
  test.each<[string, Basket]>([
    ['a negative price', line({ unitPriceMinor: -1 })],
    ['a fraction of a cent', line({ unitPriceMinor: 0.5 })],
    ['a quantity of zero', line({ quantity: 0 })],
    ['a negative quantity', line({ quantity: -1 })],
    ['a fraction of a piece', line({ quantity: 0.001 })],
    ['a quantity beyond safe integers', line({ quantity: 2 ** 53 })],
    ['two lines with one id', basket({ lines: [mugs, mugs] })],
    ['a negative discount', basket({ discounts: [{ kind: 'MERCHANT', source: 'm', scope: 'all', amountMinor: -1 }] })],
    ['another currency', basket({ currency: 'JPY' })],
  ])('%s', (_, wrong) => expect(() => priceBasket(wrong, rules)).toThrow(RangeError))

  test.each<[string, Basket]>([
    ['a line', line({ quantity: 100_000, unitPriceMinor: 10_000_001 })],
    ['a line beyond 2^53', line({ quantity: 100_000, unitPriceMinor: 2 ** 53 - 1 })],
    ['tax on top', line({ quantity: 1, unitPriceMinor: 1_000_000_000_000 })],
    ['many lines', basket({ lines: ['a', 'b', 'c'].map((id) => ({ ...mugs, id, quantity: 1, unitPriceMinor: 400_000_000_000 })) })],
  ])('above 10^12: %s', (_, wrong) => expect(() => priceBasket(wrong, rules)).toThrow(AmountTooLarge))
})

describe('the derivation of a total', () => {
  const steps = (over: Partial<Basket>, withRules: PriceRules) =>
    priceBasket(basket(over), withRules).derivation.map(({ kind, amountMinor }) => [kind, amountMinor])

  test('tax on top is a separate step', () => {
    expect(steps({ discounts: [tenPercent, freeDelivery] }, rules)).toEqual([
      ['LINE', 2997],
      ['DELIVERY', 490],
      ['DISCOUNT', -300],
      ['DISCOUNT', -490],
      ['TAX', 512],
    ])
  })

  test('included tax adds nothing and reports its amount', () => {
    expect(steps({}, included)).toEqual([
      ['LINE', 2997],
      ['DELIVERY', 490],
      ['TAX_INCLUDED', 0],
    ])
    expect(priceBasket(basket({}), included).derivation.at(-1)).toMatchObject({
      label: 'total.taxIncluded',
      from: { taxName: 'VAT', taxMinor: 557 },
    })
  })

  test('a line has its quantity and unit price', () => {
    expect(priceBasket(basket({}), rules).derivation[0]).toEqual({
      kind: 'LINE',
      label: 'total.line',
      amountMinor: 2997,
      from: { lineId: 'mugs', quantity: 3, unitPriceMinor: 999 },
    })
  })
})
