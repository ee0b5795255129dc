import { Type } from 'typebox'
import { Currency, maybe, Shape } from './scalars.ts'

/** An amount with its sign, and the same written for people. It may be below zero: what is taken off. */
export const ExplainedAmount = Shape({ amount: Type.String(), formattedAmount: Type.String() })

/** What a step reckons with. `value` is a plain decimal: an amount, a whole number, or a percentage ("23" is 23 %); `formatted` is the same for people. */
export const ExplainedOperand = Shape({
  kind: Type.Enum(['QUANTITY', 'UNIT_PRICE', 'AMOUNT', 'PERCENTAGE', 'TOTAL']),
  value: Type.String(),
  formatted: Type.String(),
  /** Of a TOTAL: which of the totals above it is. */
  of: maybe(Type.Enum(['SUBTOTAL', 'DISCOUNT', 'DELIVERY', 'ADDITIONAL_FEES', 'TAX'])),
})

/**
 * How an amount came to be, told by its operands in their order:
 *
 * | kind | reckoned as |
 * | --- | --- |
 * | `LINE` | QUANTITY × UNIT_PRICE |
 * | `DISCOUNT_AMOUNT` | AMOUNT, at most what is left to be paid for what it covers |
 * | `DISCOUNT_PERCENTAGE` | AMOUNT × PERCENTAGE, likewise |
 * | `DELIVERY`, `FEE` | AMOUNT |
 * | `TAX_ON_TOP` | AMOUNT × PERCENTAGE |
 * | `TAX_WITHIN` | AMOUNT × PERCENTAGE / (100 % + PERCENTAGE) |
 * | `TAX` | as it was kept, where the parts are known no more |
 * | `PART` | TOTAL, of a total that is made of others |
 */
export const ExplainedStep = Shape({
  kind: Type.Enum(['LINE', 'DISCOUNT_AMOUNT', 'DISCOUNT_PERCENTAGE', 'DELIVERY', 'FEE', 'TAX_ON_TOP', 'TAX_WITHIN', 'TAX', 'PART']),
  /** What it is about: the name of a line, a discount, a way of delivery, a fee or a tax; empty where it has none. */
  subject: Type.String(),
  /** Of a tax: what is taxed, the name of a line, the delivery or a fee. */
  on: maybe(Type.String()),
  operands: Type.Array(ExplainedOperand),
  /** The decimals before rounding (half up), where something was rounded: "15.3779…". */
  exact: maybe(Type.String()),
  /** What the step adds to its total. */
  result: ExplainedAmount,
  /** How a discount is shared out over what it covers; the shares add up to the result. */
  shares: maybe(Type.Array(Shape({ subject: Type.String(), result: ExplainedAmount }))),
})

/** One total and the steps that lead to it: their results add up to its amount, to the last unit. */
export const ExplainedTotal = Shape({
  kind: Type.Enum(['SUBTOTAL', 'DISCOUNT', 'DELIVERY', 'ADDITIONAL_FEES', 'TAX', 'TOTAL']),
  ...ExplainedAmount.properties,
  /** True of the tax of a shop whose prices include it: it is part of the other totals, and TOTAL does not add it. */
  included: maybe(Type.Boolean()),
  steps: Type.Array(ExplainedStep),
})

/**
 * Totals as the shop shows its prices, each with its derivation ("explain this total", DESIGN §6). A discount is below zero, so that
 * SUBTOTAL + DISCOUNT + DELIVERY + ADDITIONAL_FEES, and TAX where prices do not include it, are TOTAL.
 */
export const TotalsExplained = Shape({
  currency: Currency,
  taxIncludedInPrices: Type.Boolean(),
  totals: Type.Array(ExplainedTotal),
})
