import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seed, timesToRun } from '../../../../tests/support/rounds.ts'
import type { Basket, PriceRules } from './basket.ts'
import { modelTotals } from './model/model-totals.ts'
import { randomBasket } from './model/random-basket.ts'
import { priceBasket, type Totals } from './totals.ts'

const RUNS = timesToRun(2_000, 1_000_000)
const TIMEOUT_MS = 10_000 + RUNS * 5

const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0)

test(
  `${RUNS} random baskets cost what the model says, to the last unit, seed ${seed}`,
  () => {
    let taxed = 0
    let discounted = 0
    fc.assert(
      fc.property(randomBasket, ({ basket, rules }) => {
        const totals = priceBasket(basket, rules)
        taxed += Number(totals.summary.taxMinor > 0)
        discounted += Number(totals.summary.discountMinor > 0)
        agreesWithModel(totals, basket, rules)
        addsUp(totals)
        fallsNowhereBelowZero(totals)
        doesNotDependOnTheOrderOfLines(totals, basket, rules)
      }),
      { numRuns: RUNS, seed },
    )
    console.log(`pricing: ${RUNS} random baskets, 0 differences (${taxed} taxed, ${discounted} discounted)`)
    expect(taxed).toBeGreaterThan(RUNS / 4)
    expect(discounted).toBeGreaterThan(RUNS / 4)
  },
  TIMEOUT_MS,
)

function agreesWithModel({ summary, lines }: Totals, basket: Basket, rules: PriceRules): void {
  const model = modelTotals(basket, rules)
  same([
    [summary.subtotalMinor, model.subtotal],
    [summary.discountMinor, model.discount],
    [summary.deliveryMinor, model.delivery],
    [summary.additionalFeesMinor, model.fees],
    [summary.taxMinor, model.tax],
    [summary.totalMinor, model.total],
    ...lines.map((line): [number, bigint] => [line.afterTaxMinor, model.afterTax.get(line.id)!]),
  ])
}

function addsUp({ summary, displayedSummary, lines, delivery, fees, taxes, discounts, derivation, taxIncludedInPrices }: Totals): void {
  const all = [...lines, delivery, ...fees]
  const { subtotalMinor, discountMinor, deliveryMinor, additionalFeesMinor, taxMinor, totalMinor } = summary
  same([
    [totalMinor, subtotalMinor - discountMinor + deliveryMinor + additionalFeesMinor + taxMinor],
    [totalMinor, sum(all.map((each) => each.afterTaxMinor))],
    [totalMinor, sum(derivation.map((step) => step.amountMinor))],
    [
      totalMinor,
      displayedSummary.subtotalMinor -
        displayedSummary.discountMinor +
        displayedSummary.deliveryMinor +
        displayedSummary.additionalFeesMinor +
        (taxIncludedInPrices ? 0 : taxMinor),
    ],
    [taxMinor, sum(taxes.breakdown.map((share) => share.taxMinor))],
    [displayedSummary.discountMinor, sum(discounts.map((applied) => applied.amountMinor))],
    ...discounts.map((applied): [number, number] => [applied.amountMinor, sum(applied.shares.map((share) => share.amountMinor))]),
    ...all.map((each): [number, number] => [each.taxMinor, sum(each.taxBreakdown.map((share) => share.taxMinor))]),
    ...all.map((each): [number, number] => [each.netPriceMinor - each.netDiscountMinor, each.beforeTaxMinor]),
  ])
}

function fallsNowhereBelowZero({ summary, lines, delivery, fees }: Totals): void {
  const charges = [...lines, delivery, ...fees].flatMap((each) => [
    each.netPriceMinor,
    each.netDiscountMinor,
    each.beforeTaxMinor,
    each.taxMinor,
  ])
  const lowest = Math.min(...Object.values(summary), ...charges)
  if (lowest < 0) throw new Error(`an amount of ${lowest}`)
}

function doesNotDependOnTheOrderOfLines(totals: Totals, basket: Basket, rules: PriceRules): void {
  const reversed = priceBasket({ ...basket, lines: basket.lines.toReversed() }, rules)
  const turned = priceBasket({ ...basket, lines: [...basket.lines.slice(1), ...basket.lines.slice(0, 1)] }, rules)
  const total = totals.summary.totalMinor
  same([
    [reversed.summary.totalMinor, total],
    [turned.summary.totalMinor, total],
    [reversed.summary.taxMinor, totals.summary.taxMinor],
    ...reversed.lines.toReversed().map((line, index): [number, number] => [line.afterTaxMinor, totals.lines[index]!.afterTaxMinor]),
  ])
}

/** Plain comparison: a million runs are too many for expect. */
function same(pairs: [number | bigint, number | bigint][]): void {
  for (const [actual, expected] of pairs) if (BigInt(actual) !== BigInt(expected)) throw new Error(`${actual} instead of ${expected}`)
}
