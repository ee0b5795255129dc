import type { orders } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { scaleOf } from '../pricing/currency.ts'
import type { Step } from '../pricing/derivation.ts'
import { fromWireAmount } from '../pricing/money.ts'
import { ONE, readRate, writeRate } from '../pricing/rate.ts'
import { toWirePrice } from '../pricing/wire-price.ts'
import { exactly } from '../pricing/exactly.ts'
import type { Order } from './order.ts'

export type ExplainedTotals = ResponseOf<typeof orders.getExplainedTotals>['explanation']
type Total = ExplainedTotals['totals'][number]
type ExplainedStep = Total['steps'][number]
type Operand = ExplainedStep['operands'][number]
type Kind = Exclude<Total['kind'], 'TOTAL'>

/** Where the totals of an order come from, out of what was written down when it was placed: whatever prices and rates are today. */
export function explainTotals(order: Order, locale: string): ExplainedTotals {
  const writing = writerFor(order, locale)
  const steps = order.doc.derivation.flatMap((step) => explained(order, step, writing))
  const taxes = taxSteps(order, writing)
  const included = order.doc.taxIncludedInPrices === true
  const parts = [
    writing.total('SUBTOTAL', ofKind(steps, ['LINE'])),
    writing.total('DISCOUNT', ofKind(steps, ['DISCOUNT_AMOUNT', 'DISCOUNT_PERCENTAGE'])),
    writing.total('DELIVERY', ofKind(steps, ['DELIVERY'])),
    writing.total('ADDITIONAL_FEES', ofKind(steps, ['FEE'])),
    { ...writing.total('TAX', taxes), ...(included ? { included } : {}) },
  ].filter(({ steps: { length }, kind }) => length > 0 || kind === 'SUBTOTAL')
  return {
    currency: order.currency,
    taxIncludedInPrices: included,
    totals: [
      ...parts,
      writing.sum(
        parts.filter((part) => !('included' in part)),
        order.totalMinor,
      ),
    ],
  }
}

type Minor = { minor: number; step: ExplainedStep }
type Writing = ReturnType<typeof writerFor>

function writerFor({ currency }: Pick<Order, 'currency'>, locale: string) {
  const price = (minor: number) => toWirePrice(minor, currency, locale)
  const operand = (kind: 'UNIT_PRICE' | 'AMOUNT' | 'TOTAL', minor: number): Operand => {
    const { amount, formattedAmount } = price(minor)
    return { kind, value: amount, formatted: formattedAmount }
  }
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 })
  return {
    price,
    scale: scaleOf(currency),
    minorOf: (wire: { amount?: string } | undefined): number => fromWireAmount(wire?.amount ?? '0', currency) ?? 0,
    operand,
    quantity: (count: number): Operand => ({ kind: 'QUANTITY', value: String(count), formatted: number.format(count) }),
    /** A rate such as "0.23" as the percentage it is. */
    percentage: (percent: string): Operand => ({ kind: 'PERCENTAGE', value: percent, formatted: `${number.format(Number(percent))} %` }),
    total: (kind: Kind, steps: readonly Minor[]): Total => ({
      kind,
      ...price(steps.reduce((sum, { minor }) => sum + minor, 0)),
      steps: steps.map(({ step }) => step),
    }),
    sum: (parts: readonly Total[], totalMinor: number): Total => ({
      kind: 'TOTAL',
      ...price(totalMinor),
      steps: parts.map(({ kind, amount, formattedAmount }) => ({
        kind: 'PART',
        subject: '',
        operands: [{ kind: 'TOTAL', value: amount, formatted: formattedAmount, of: kind as Kind }],
        result: { amount, formattedAmount },
      })),
    }),
  }
}

const ofKind = (steps: readonly Minor[], kinds: readonly ExplainedStep['kind'][]): Minor[] =>
  steps.filter(({ step }) => kinds.includes(step.kind))

function explained(order: Order, step: Step, { price, operand, quantity, percentage }: Writing): Minor[] {
  const told = (kind: ExplainedStep['kind'], subject: string, operands: Operand[], more: Partial<ExplainedStep> = {}): Minor[] => [
    { minor: step.amountMinor, step: { kind, subject, operands, result: price(step.amountMinor), ...more } },
  ]
  switch (step.kind) {
    case 'LINE':
      return told('LINE', nameOfLine(order, step.from.lineId), [
        quantity(step.from.quantity),
        operand('UNIT_PRICE', step.from.unitPriceMinor),
      ])
    case 'DISCOUNT': {
      const { discount, shares } = step.from
      const shared = shares.map(({ id, amountMinor }) => ({ subject: nameOfLine(order, id), result: price(0 - amountMinor) }))
      const more = discount.scope === 'delivery' ? {} : { shares: shared }
      if ('amountMinor' in discount) return told('DISCOUNT_AMOUNT', '', [operand('AMOUNT', discount.amountMinor)], more)
      return told('DISCOUNT_PERCENTAGE', '', [operand('AMOUNT', coveredBy(order, discount.scope)), percentage(discount.percentage)], more)
    }
    case 'DELIVERY':
      return told('DELIVERY', step.from.title, [operand('AMOUNT', step.amountMinor)])
    case 'FEE':
      return told('FEE', step.from.name, [operand('AMOUNT', step.amountMinor)])
    case 'TAX':
    case 'TAX_INCLUDED':
      return []
  }
}

type Scope = Extract<Step, { kind: 'DISCOUNT' }>['from']['discount']['scope']

/** What a percentage is taken of: prices before other discounts. */
function coveredBy({ doc: { derivation } }: Order, scope: Scope): number {
  const covered = derivation.filter((step) =>
    scope === 'delivery' ? step.kind === 'DELIVERY' : step.kind === 'LINE' && (scope === 'all' || scope.lineIds.includes(step.from.lineId)),
  )
  return covered.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}

const nameOfLine = ({ doc: { lineItems } }: Order, id: string): string =>
  lineItems.find((line) => line.id === id)?.productName.original ?? ''

/** The tax of each line, of the delivery and of each fee: rounded once for each of them, and then only added. */
function taxSteps({ doc }: Order, writing: Writing): Minor[] {
  const { lineItems, shippingInfo, additionalFees } = doc
  const charges = [
    ...lineItems.map(({ productName, taxInfo }) => ({ on: productName.original ?? '', taxInfo })),
    { on: shippingInfo?.title ?? '', taxInfo: shippingInfo?.cost?.taxInfo },
    ...additionalFees.map(({ name, taxInfo }) => ({ on: name ?? '', taxInfo })),
  ]
  return charges.flatMap(({ on, taxInfo }) => (taxInfo?.taxBreakdown?.length ? [taxStep(on, taxInfo, writing)] : []))
}

type TaxInfo = NonNullable<Order['doc']['lineItems'][number]['taxInfo']>

function taxStep(
  on: string,
  { taxAmount, taxableAmount, taxRate, taxIncludedInPrice, taxBreakdown = [] }: TaxInfo,
  writing: Writing,
): Minor {
  const minor = writing.minorOf(taxAmount)
  const base = writing.minorOf(taxableAmount) + (taxIncludedInPrice ? minor : 0)
  const rate = readRate(taxRate ?? '0')
  const exact = exactly(BigInt(base) * BigInt(rate), BigInt(taxIncludedInPrice ? ONE + rate : ONE), writing.scale)
  return {
    minor,
    step: {
      kind: taxIncludedInPrice ? 'TAX_WITHIN' : 'TAX_ON_TOP',
      subject: taxBreakdown.map(({ taxName, jurisdiction }) => [taxName, jurisdiction].filter(Boolean).join(', ')).join(' + '),
      on,
      operands: [writing.operand('AMOUNT', base), writing.percentage(writeRate(rate * 100))],
      ...(exact === undefined ? {} : { exact }),
      result: writing.price(minor),
    },
  }
}
