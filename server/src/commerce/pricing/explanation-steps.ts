import type { Static } from 'typebox'
import type { ExplainedOperand, ExplainedStep } from '@stoa/contract/totals-explained'
import { formatBy } from '../../kernel/format-by.ts'
import { scaleOf } from './currency.ts'
import { exactDecimal } from './exact-decimal.ts'
import type { Explainable, ExplainedCharge, ExplainedDiscount } from './explanation.ts'
import { ONE, percentageOf, readRate } from './rate.ts'
import { toWirePrice, type WirePrice } from './wire-price.ts'

/** How amounts are formatted. */
export type Money = { currency: string; locale: string }

type Step = Static<typeof ExplainedStep>
type Operand = Static<typeof ExplainedOperand>
type StepOf = { step: Step; minor: number }

const quantityFormat = formatBy((locale: string) => new Intl.NumberFormat(locale))
const percentFormat = formatBy((locale: string) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 6 }))

export const amountIn = (minor: number, { currency, locale }: Money): WirePrice => toWirePrice(minor, currency, locale)

export function lineStep({ name, quantity, unitPriceMinor, priceMinor }: Explainable['lines'][number], money: Money): StepOf {
  const pieces: Operand = { kind: 'QUANTITY', value: String(quantity), formatted: quantityFormat(money.locale).format(quantity) }
  const operands = [pieces, amountOperand('UNIT_PRICE', unitPriceMinor, money)]
  return { minor: priceMinor, step: { kind: 'LINE', subject: name, operands, result: amountIn(priceMinor, money) } }
}

export function simpleStep(kind: 'DELIVERY' | 'FEE', { name, priceMinor }: ExplainedCharge, money: Money): StepOf {
  const operands = [amountOperand('AMOUNT', priceMinor, money)]
  return { minor: priceMinor, step: { kind, subject: name, operands, result: amountIn(priceMinor, money) } }
}

/** A discount is a deduction: its result and its shares are negative. */
export function discountStep({ name, amountMinor, worth = { amountMinor }, shares }: ExplainedDiscount, money: Money): StepOf {
  const minor = 0 - amountMinor
  const common = {
    subject: name,
    result: amountIn(minor, money),
    shares: shares.map((share) => ({ subject: share.name, result: amountIn(0 - share.amountMinor, money) })),
  }
  if ('amountMinor' in worth)
    return { minor, step: { kind: 'DISCOUNT_AMOUNT', ...common, operands: [amountOperand('AMOUNT', worth.amountMinor, money)] } }
  const operands = [amountOperand('AMOUNT', worth.ofMinor, money), percentOperand(worth.percentage, money)]
  const exact = exactDecimal(BigInt(worth.ofMinor) * BigInt(readRate(worth.percentage)), 100n * BigInt(ONE), scaleOf(money.currency))
  return { minor, step: { kind: 'DISCOUNT_PERCENTAGE', ...common, operands, ...(exact ? { exact } : {}) } }
}

/** The tax of one charge, calculated once with the sum of its rates and then shared among them (charge.ts). Empty if nothing is taxed. */
export function taxStep(charge: ExplainedCharge, money: Money & { taxIncluded: boolean }): StepOf[] {
  const { name, priceMinor, discountMinor, taxMinor, taxRate, taxBreakdown } = charge
  if (taxBreakdown.length === 0) return []
  const left = priceMinor - discountMinor
  const rate = BigInt(readRate(taxRate))
  const exact = exactDecimal(BigInt(left) * rate, BigInt(ONE) + (money.taxIncluded ? rate : 0n), scaleOf(money.currency))
  const step: Step = {
    kind: money.taxIncluded ? 'TAX_WITHIN' : 'TAX_ON_TOP',
    subject: taxBreakdown.map(({ taxName }) => taxName).join(' + '),
    on: name,
    operands: [amountOperand('AMOUNT', left, money), percentOperand(percentageOf(taxRate), money)],
    ...(exact ? { exact } : {}),
    result: amountIn(taxMinor, money),
    ...(taxBreakdown.length > 1
      ? { shares: taxBreakdown.map((share) => ({ subject: share.taxName, result: amountIn(share.taxMinor, money) })) }
      : {}),
  }
  return [{ minor: taxMinor, step }]
}

function amountOperand(kind: 'UNIT_PRICE' | 'AMOUNT', minor: number, money: Money): Operand {
  const { amount, formattedAmount } = amountIn(minor, money)
  return { kind, value: amount, formatted: formattedAmount }
}

function percentOperand(percentage: string, { locale }: Money): Operand {
  return { kind: 'PERCENTAGE', value: percentage, formatted: percentFormat(locale).format(Number(percentage) / 100) }
}
