import type { catalogue } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { fromNumber, scaleOf } from '../../pricing/public.ts'
import type { ProductWithVariants } from '../product.ts'
import { discountViolation } from './discount.ts'
import { withPrice } from './set-price.ts'

type SetValue = RequestOf<typeof catalogue.bulkUpdateProductsProperty>['set']
type AdjustValue = RequestOf<typeof catalogue.bulkAdjustProductProperty>['adjust']
type Adjustment = NonNullable<AdjustValue['price']>

/** How a bulk call changes a product. Throws a refusal if it can't. */
export type PropertyChange = (held: ProductWithVariants) => ProductWithVariants

const numberMax = 999_999_999.99

export function settingOf(set: SetValue, currency: string): PropertyChange {
  const { price, cost, weight, ribbon, brand } = set
  requireOne('set', { price, cost, weight, ribbon, brand })
  if (price !== undefined) return (held) => priced(held, fromNumber(price, currency))
  if (cost !== undefined) return (held) => costing(held, () => fromNumber(cost, currency))
  if (weight !== undefined) return (held) => weighing(held, () => weight)
  return ({ product, variants }) => ({
    product: { ...product, ...(ribbon !== undefined && { ribbon: ribbon || null }), ...(brand !== undefined && { brand: brand || null }) },
    variants,
  })
}

export function adjustmentOf(adjust: AdjustValue, currency: string): PropertyChange {
  const { price, cost, weight } = adjust
  requireOne('adjust', { price, cost, weight })
  const [name, adjustment] = price ? (['price', price] as const) : cost ? (['cost', cost] as const) : (['weight', weight!] as const)
  requireOne(`adjust.${name}`, { percentage: adjustment.percentage, amount: adjustment.amount })
  const scale = 10 ** scaleOf(currency)
  const money = (minor: number) => fromNumber(adjusted(minor / scale, adjustment), currency)
  if (name === 'price') return (held) => priced(held, money(held.product.priceMinor))
  if (name === 'cost') return (held) => costing(held, money)
  return (held) => weighing(held, (weightNow) => within(adjusted(weightNow, adjustment)))
}

function adjusted(value: number, { percentage, amount = 0 }: Adjustment): number {
  if (!percentage) return hundredths(value + amount)
  const { rate, roundToInt = false } = percentage
  const changed = value * (1 + rate / 100)
  return roundToInt ? Math.round(hundredths(changed)) : hundredths(changed)
}

/** `toFixed` first removes the error of the multiplication. */
const hundredths = (value: number): number => Math.round(Number((value * 100).toFixed(6))) / 100

function priced(held: ProductWithVariants, priceMinor: number | undefined): ProductWithVariants {
  const after = (priceMinor === undefined ? undefined : withPrice(held, priceMinor)) ?? refuse('NEGATIVE_PRICE')
  if (discountViolation(after.product.doc.discount, after.product.priceMinor)) refuse('DISCOUNT_ABOVE_PRICE')
  return after
}

/** Cost of the product, if it has one, and of each variant. */
function costing({ product, variants }: ProductWithVariants, costOf: (minor: number) => number | undefined): ProductWithVariants {
  const changed = (minor: number): number => costOf(minor) ?? refuse('VALUE_OUT_OF_RANGE')
  return {
    product: { ...product, doc: { ...product.doc, itemCostMinor: changed(product.doc.itemCostMinor ?? 0) } },
    variants: variants.map((variant) => ({ ...variant, costMinor: changed(variant.costMinor ?? 0) })),
  }
}

function weighing({ product, variants }: ProductWithVariants, weightOf: (weight: number) => number): ProductWithVariants {
  return {
    product: { ...product, doc: { ...product.doc, weight: weightOf(product.doc.weight ?? 0) } },
    variants: variants.map((variant) => ({ ...variant, weight: weightOf(variant.weight ?? 0) })),
  }
}

const within = (value: number): number => (value >= 0 && value <= numberMax ? value : refuse('VALUE_OUT_OF_RANGE'))

function requireOne(field: string, choices: Readonly<Record<string, unknown>>): void {
  if (Object.values(choices).filter((value) => value !== undefined).length === 1) return
  refuseFields({ field, violatedRule: 'ONE_OF_ALIGNMENT', description: `Set exactly one of ${Object.keys(choices).join(', ')}.` })
}
