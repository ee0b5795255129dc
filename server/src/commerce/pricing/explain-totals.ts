import type { Static } from 'typebox'
import type { ExplainedStep, ExplainedTotal, TotalsExplained } from '@stoa/contract/totals-explained'
import { amountIn, discountStep, lineStep, simpleStep, taxStep, type Money } from './explanation-steps.ts'
import type { Explainable } from './explanation.ts'
import { addUp } from './money.ts'

type Step = Static<typeof ExplainedStep>
type Total = Static<typeof ExplainedTotal>
type StepOf = { step: Step; minor: number }

/** Every total with the steps that lead to it, as prices are displayed. The results of the steps add up exactly to their total. */
export function explainTotals(explainable: Explainable, money: Money): Static<typeof TotalsExplained> {
  const { lines, delivery, fees, discounts, taxIncludedInPrices } = explainable
  const charges = [...lines, ...(delivery ? [delivery] : []), ...fees]
  const parts = [
    totalOf(
      'SUBTOTAL',
      lines.map((line) => lineStep(line, money)),
      money,
    ),
    ...optionalTotal(
      'DISCOUNT',
      discounts.map((discount) => discountStep(discount, money)),
      money,
    ),
    ...optionalTotal('DELIVERY', delivery ? [simpleStep('DELIVERY', delivery, money)] : [], money),
    ...optionalTotal(
      'ADDITIONAL_FEES',
      fees.map((fee) => simpleStep('FEE', fee, money)),
      money,
    ),
    ...optionalTotal(
      'TAX',
      charges.flatMap((charge) => taxStep(charge, { ...money, taxIncluded: taxIncludedInPrices })),
      money,
    ).map((tax) => (taxIncludedInPrices ? { ...tax, total: { ...tax.total, included: true } } : tax)),
  ]
  const added = parts.filter(({ total }) => !total.included)
  const whole = totalOf(
    'TOTAL',
    added.map((part) => partStep(part, money)),
    money,
  )
  return { currency: money.currency, taxIncludedInPrices, totals: [...parts, whole].map(({ total }) => total) }
}

type Part = { total: Total; minor: number }

function totalOf(kind: Total['kind'], steps: readonly StepOf[], money: Money): Part {
  const minor = addUp(steps.map((each) => each.minor))
  return { minor, total: { kind, ...amountIn(minor, money), steps: steps.map(({ step }) => step) } }
}

const optionalTotal = (kind: Total['kind'], steps: readonly StepOf[], money: Money): Part[] =>
  steps.length === 0 ? [] : [totalOf(kind, steps, money)]

function partStep({ total, minor }: Part, money: Money): StepOf {
  const amount = amountIn(minor, money)
  const of = total.kind as Exclude<Total['kind'], 'TOTAL'>
  const operand = { kind: 'TOTAL' as const, of, value: amount.amount, formatted: amount.formattedAmount }
  return { minor, step: { kind: 'PART', subject: '', operands: [operand], result: amount } }
}
