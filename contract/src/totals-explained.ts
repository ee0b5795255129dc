import { Type } from 'typebox'
import { Currency, field, maybe, Shape } from './scalars.ts'

/** A signed amount, and the same as localized text. Discounts are negative. */
export const ExplainedAmount = Shape({
  amount: field(Type.String(), 'Signed decimal in a string; discounts are negative.'),
  formattedAmount: field(Type.String(), 'The same amount as text in the site’s locale.'),
})

/** An operand of a step. `value` is a plain decimal: an amount, a whole number, or a percentage ("23" is 23%). `formatted` is the same as localized text. */
export const ExplainedOperand = Shape({
  kind: field(
    Type.Enum(['QUANTITY', 'UNIT_PRICE', 'AMOUNT', 'PERCENTAGE', 'TOTAL']),
    'What the operand is. TOTAL is another total, named by `of`.',
  ),
  value: field(Type.String(), 'Plain decimal in a string. A percentage of 23% is `"23"`.'),
  formatted: field(Type.String(), 'The value as text in the site’s locale.'),
  of: maybe(Type.Enum(['SUBTOTAL', 'DISCOUNT', 'DELIVERY', 'ADDITIONAL_FEES', 'TAX']), 'For a TOTAL: which of the totals.'),
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
 * | `TAX_WITHIN` | AMOUNT × PERCENTAGE / (100% + PERCENTAGE) |
 * | `TAX` | as stored, if its parts are no longer known |
 * | `PART` | TOTAL, of a total that consists of others |
 */
export const ExplainedStep = Shape({
  kind: field(
    Type.Enum(['LINE', 'DISCOUNT_AMOUNT', 'DISCOUNT_PERCENTAGE', 'DELIVERY', 'FEE', 'TAX_ON_TOP', 'TAX_WITHIN', 'TAX', 'PART']),
    'Formula of the step; each takes its operands in order.',
  ),
  subject: field(Type.String(), 'Name of the line, discount, delivery option, fee or tax of the step. Empty if it has none.'),
  on: maybe(Type.String(), 'For a tax: name of the line, delivery or fee that is taxed.'),
  operands: field(Type.Array(ExplainedOperand), 'Values that the step calculates with, in the order of the formula.'),
  exact: maybe(Type.String(), 'Decimals before rounding half up, if the result was rounded: `"15.3779…"`.'),
  result: field(ExplainedAmount, 'Amount that the step adds to its total.'),
  shares: maybe(
    Type.Array(
      Shape({
        subject: field(Type.String(), 'Name of the line, delivery or fee that has this share.'),
        result: field(ExplainedAmount, 'The share of the discount.'),
      }),
    ),
    'How a discount is shared among what it applies to. The shares add up to the result.',
  ),
})

/** A total with the steps that lead to it. Their results add up to its amount exactly. */
export const ExplainedTotal = Shape({
  kind: field(Type.Enum(['SUBTOTAL', 'DISCOUNT', 'DELIVERY', 'ADDITIONAL_FEES', 'TAX', 'TOTAL']), 'Which total this is.'),
  ...ExplainedAmount.properties,
  included: maybe(Type.Boolean(), 'True for tax that is part of the displayed prices, so that TOTAL doesn’t add it again.'),
  steps: field(Type.Array(ExplainedStep), 'Steps whose results add up to the total exactly.'),
})

/** Totals as the shop displays its prices, each with its derivation ("explain this total", DESIGN §6). A discount is negative, so that SUBTOTAL + DISCOUNT
 *  + DELIVERY + ADDITIONAL_FEES, and TAX if prices don't include it, equal TOTAL. */
export const TotalsExplained = Shape({
  currency: field(Currency, 'Currency of all amounts, as a three-letter ISO 4217 code.'),
  taxIncludedInPrices: field(Type.Boolean(), 'Whether the shop shows its prices with tax.'),
  totals: field(Type.Array(ExplainedTotal), 'The totals, in the order in which a receipt shows them.'),
})
