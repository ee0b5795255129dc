import type { productsV3 } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Violation } from '@stoa/contract/problems'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { fromWireAmount, type Millionths, readRate, scaleOf } from '../../pricing/public.ts'

type Request = RequestOf<typeof productsV3.bulkAdjustProductVariantsByFilter>
type Sent = NonNullable<Request['actualPrice']>

/** A change of an amount: so many minor units more, or so many percent, in millionths of a percent. */
export type Adjustment = { minor: number } | { percent: Millionths }

export interface Adjustments {
  actualPrice?: Adjustment
  compareAtPrice?: Adjustment
  /** What the price before a reduction is reduced by, as a negative change. */
  reduction?: Adjustment
  cost?: Adjustment
  /** Results are multiples of so many minor units. */
  roundedTo: number
}

/** The changes of prices and costs that are sent. Refuses them if there is none, if they exclude each other, or if the currency doesn't have an amount. */
export function readAdjustments(request: Request, currency: string): Adjustments {
  const { actualPrice, compareAtPrice, compareAtPriceDiscount, cost, rounding } = request
  if (!actualPrice && !compareAtPrice && !compareAtPriceDiscount && !cost) refuse('NO_VARIANT_ADJUSTMENTS_PASSED')
  if (actualPrice && compareAtPriceDiscount) refuse('INVALID_PRICES_ADJUSTMENTS')
  const violations: Violation[] = []
  const read = (field: string, sent: Sent | undefined) => sent && readAdjustment(sent, { field, currency, violations })
  const [actual, compareAt, discount, costs] = [
    read('actualPrice', actualPrice),
    read('compareAtPrice', compareAtPrice),
    read('compareAtPriceDiscount', compareAtPriceDiscount),
    read('cost', cost),
  ]
  if (violations.length > 0) refuseFields(...violations)
  return {
    ...(actual && { actualPrice: actual }),
    ...(compareAt && { compareAtPrice: compareAt }),
    ...(discount && { reduction: negated(discount) }),
    ...(costs && { cost: costs }),
    roundedTo: rounding === 'NEAREST_WHOLE_NUMBER' ? 10 ** scaleOf(currency) : 1,
  }
}

function readAdjustment(
  { amount, percentage }: Sent,
  { field, currency, violations }: { field: string; currency: string; violations: Violation[] },
): Adjustment | undefined {
  if ((amount === undefined) === (percentage === undefined)) {
    violations.push({ field, violatedRule: 'ONE_OF_ALIGNMENT', description: 'Set exactly one of amount, percentage.' })
    return undefined
  }
  if (percentage !== undefined) return { percent: signed(percentage < 0, readRate(Math.abs(percentage).toFixed(6))) }
  const minor = fromWireAmount(amount!.replace('-', ''), currency)
  if (minor !== undefined) return { minor: signed(amount!.startsWith('-'), minor) }
  violations.push({ field: `${field}.amount`, violatedRule: 'VALIDATION', description: 'The currency doesn’t have this amount.' })
  return undefined
}

/** Never -0. */
const signed = (isNegative: boolean, value: number): number => (isNegative && value !== 0 ? -value : value)

const negated = (adjustment: Adjustment): Adjustment =>
  'minor' in adjustment ? { minor: signed(true, adjustment.minor) } : { percent: signed(true, adjustment.percent) }

/** Whether a change changes nothing. */
export const isZero = (adjustment: Adjustment): boolean => ('minor' in adjustment ? adjustment.minor : adjustment.percent) === 0
