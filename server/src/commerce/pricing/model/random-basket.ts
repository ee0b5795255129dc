import fc from 'fast-check'
import type { Basket, BasketLine, PriceRules } from '../basket.ts'
import type { Discount } from '../discounts.ts'

const currency = fc.constantFrom('EUR', 'JPY', 'KWD')
const country = fc.constantFrom('DE', 'CA', 'US')
const group = fc.constantFrom(undefined, 'books')
/** Repeats a few amounts often: equal lines are what compete for the leftover cent. */
const amount = fc.oneof(fc.constantFrom(1, 5, 999, 1000), fc.nat(300), fc.nat(100_000), fc.nat(1_000_000_000))
const rate = fc.oneof(
  fc.constantFrom('0.19', '0.07', '0.05', '0.09975', '0.088750', '0.2', '0', '1'),
  fc.nat(999_999).map((n) => `0.${String(n).padStart(6, '0')}`),
)
const percentage = fc.oneof(
  fc.constantFrom('10', '12.5', '33.33', '100'),
  fc.integer({ min: 1, max: 10_000 }).map((n) => (n / 100).toFixed(2)),
)

const line = (id: string): fc.Arbitrary<BasketLine> =>
  fc.record({
    id: fc.constant(id),
    quantity: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 99 })),
    unitPriceMinor: amount,
    taxGroupId: group,
    deliverable: fc.boolean(),
  })

const lines = fc
  .subarray(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  .chain((ids) => fc.shuffledSubarray(ids, { minLength: ids.length }))
  .chain((ids) => fc.tuple(...ids.map(line)))

const scope: fc.Arbitrary<Discount['scope']> = fc.oneof(
  fc.constantFrom('all' as const, 'delivery' as const),
  fc.subarray(['a', 'b', 'c', 'd']).map((lineIds) => ({ lineIds })),
)
const worth = fc.oneof(fc.record({ amountMinor: amount }), fc.record({ percentage }))
const discount: fc.Arbitrary<Discount> = fc
  .tuple(scope, worth)
  .map(([where, much]): Discount => ({ kind: 'MERCHANT', source: 'm', scope: where, ...much }))

const rules = fc.record({
  taxIncludedInPrices: fc.boolean(),
  home: fc.record({ country }),
  taxRegions: fc.array(
    fc.record({ country, rate, name: fc.constantFrom('VAT', 'GST'), appliesToDelivery: fc.boolean(), taxGroupId: group }),
    { maxLength: 6 },
  ),
  deliveryRegions: amount.map((costMinor) => [
    {
      id: 'all',
      name: 'All',
      areas: 'REST_OF_WORLD' as const,
      options: [{ kind: 'FLAT' as const, code: 'post', title: 'Post', costMinor }],
    },
  ]),
})

const basket = fc.record({
  lines,
  discounts: fc.array(discount, { maxLength: 3 }),
  fees: fc.array(fc.record({ code: fc.constant('fee'), name: fc.constant('Fee'), amountMinor: amount }), { maxLength: 1 }),
  destination: fc.option(fc.record({ country }), { nil: undefined }),
  billingAddress: fc.option(fc.record({ country }), { nil: undefined }),
})

/** Baskets and rules that stay below 10^12 and use only what model-totals.ts supports. */
export const randomBasket: fc.Arbitrary<{ basket: Basket; rules: PriceRules }> = fc
  .tuple(currency, basket, rules)
  .map(([money, someBasket, someRules]) => ({ basket: { currency: money, ...someBasket }, rules: { currency: money, ...someRules } }))
