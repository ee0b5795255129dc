import { Type } from 'typebox'
import { Currency, maybe, Shape } from './scalars.ts'

/** A signed amount, and the same as localized text. Discounts are negative. */
export const ExplainedAmount = Shape({ amount: Type.String(), formattedAmount: Type.String() })

/** An operand of a step. `value` is a plain decimal: an amount, a whole number, or a percentage ("23" is 23 %). `formatted` is the same as localized text. */
export const ExplainedOperand = Shape({
  kind: Type.Enum(['QUANTITY', 'UNIT_PRICE', 'AMOUNT', 'PERCENTAGE', 'TOTAL']),
  value: Type.String(),
  formatted: Type.String(),
  /** For a TOTAL: which of the totals above. */
  of: maybe(Type.Enum(['SUBTOTAL', 'DISCOUNT', 'DELIVERY', 'ADDITIONAL_FEES', 'TAX'])),
})

/**
 * How an amount was calculated. The operands are in the order of the formula:
 *
 * | kind | calculated as |
 * | --- | --- |
 * | `LINE` | QUANTITY × UNIT_PRICE |
 * | `DISCOUNT_AMOUNT` | AMOUNT, at most the remaining price of what it applies to |
 * | `DISCOUNT_PERCENTAGE` | AMOUNT × PERCENTAGE, likewise |
 * | `DELIVERY`, `FEE` | AMOUNT |
 * | `TAX_ON_TOP` | AMOUNT × PERCENTAGE |
 * | `TAX_WITHIN` | AMOUNT × PERCENTAGE / (100 % + PERCENTAGE) |
 * | `TAX` | as stored, if its parts are no longer known |
 * | `PART` | TOTAL, of a total that consists of others |
 */
export const ExplainedStep = Shape({
  kind: Type.Enum(['LINE', 'DISCOUNT_AMOUNT', 'DISCOUNT_PERCENTAGE', 'DELIVERY', 'FEE', 'TAX_ON_TOP', 'TAX_WITHIN', 'TAX', 'PART']),
  /** The name of the line, discount, delivery option, fee or tax of the step. Empty if it has none. */
  subject: Type.String(),
  /** For a tax: the name of what is taxed, which is a line, the delivery or a fee. */
  on: maybe(Type.String()),
  operands: Type.Array(ExplainedOperand),
  /** The decimals before rounding (half up), if the result was rounded: "15.3779…". */
  exact: maybe(Type.String()),
  /** The amount that the step adds to its total. */
  result: ExplainedAmount,
  /** How a discount is distributed among what it applies to. The shares add up to the result. */
  shares: maybe(Type.Array(Shape({ subject: Type.String(), result: ExplainedAmount }))),
})

/** A total with the steps that lead to it. Their results add up to its amount exactly. */
export const ExplainedTotal = Shape({
  kind: Type.Enum(['SUBTOTAL', 'DISCOUNT', 'DELIVERY', 'ADDITIONAL_FEES', 'TAX', 'TOTAL']),
  ...ExplainedAmount.properties,
  /** True for the tax of a shop whose prices include it: it is part of the other totals, and TOTAL doesn't add it. */
  included: maybe(Type.Boolean()),
  steps: Type.Array(ExplainedStep),
})

/** Totals as the shop displays its prices, each with its derivation ("explain this total", DESIGN §6). A discount is negative, so that SUBTOTAL + DISCOUNT
 *  + DELIVERY + ADDITIONAL_FEES, and TAX if prices don't include it, equal TOTAL. */
export const TotalsExplained = Shape({
  currency: Currency,
  taxIncludedInPrices: Type.Boolean(),
  totals: Type.Array(ExplainedTotal),
})
