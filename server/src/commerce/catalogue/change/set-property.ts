import type { catalogue } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { bulkProblems } from '@stoa/contract/catalogue/problems'
import { refuseFields } from '../../../kernel/refuse.ts'
import { scaleOf, toNumber } from '../../pricing/public.ts'
import { withBrand, withRibbon } from '../parts/with-brand.ts'
import { numberMax, readAmount } from '../price.ts'
import type { ProductWithVariants } from '../product.ts'
import { discountViolation } from './discount.ts'
import { withPrice } from './set-price.ts'

type SetValue = RequestOf<typeof catalogue.bulkUpdateProductsProperty>['set']
type AdjustValue = RequestOf<typeof catalogue.bulkAdjustProductProperty>['adjust']
/** Why a product stays as it is: part of the result. */
export type BulkProblem = keyof typeof bulkProblems
type Adjustment = NonNullable<AdjustValue['price']>

/** How a bulk call changes a product, or why it can't. */
export type PropertyChange = (held: ProductWithVariants) => ProductWithVariants | BulkProblem

export function settingOf(set: SetValue, currency: string): PropertyChange {
  const { price, cost, weight, ribbon, brand } = set
  requireOne('set', { price, cost, weight, ribbon, brand })
  if (price !== undefined) return (held) => priced(held, readAmount(price, currency), currency)
  if (cost !== undefined) return (held) => costing(held, () => readAmount(cost, currency))
  if (weight !== undefined) return (held) => weighing(held, () => weight)
  return ({ product, variants }) => ({
    product: ribbon === undefined ? withBrand(product, brand || null) : withRibbon(product, ribbon || null),
    variants,
  })
}

/** What isn't known can't be adjusted: it stays unknown. */
export function adjustmentOf(adjust: AdjustValue, currency: string): PropertyChange {
  const { price, cost, weight } = adjust
  requireOne('adjust', { price, cost, weight })
  const [name, adjustment] = price ? (['price', price] as const) : cost ? (['cost', cost] as const) : (['weight', weight!] as const)
  requireOne(`adjust.${name}`, { percentage: adjustment.percentage, amount: adjustment.amount })
  const money = (minor: number) => readAmount(adjusted(toNumber(minor, currency), adjustment, scaleOf(currency)), currency)
  if (name === 'price') return (held) => priced(held, money(held.product.priceMinor), currency)
  if (name === 'cost') return (held) => costing(held, (minor) => (minor === null ? null : money(minor)))
  return (held) => weighing(held, (now) => (now === null ? null : within(adjusted(now, adjustment, weightScale))))
}

const weightScale = 2

function adjusted(value: number, { percentage, amount = 0 }: Adjustment, scale: number): number {
  if (!percentage) return rounded(value + amount, scale)
  const { rate, roundToInt = false } = percentage
  return rounded(value * (1 + rate / 100), roundToInt ? 0 : scale)
}

/** Half up. `toFixed` first removes the error of the multiplication. */
const rounded = (value: number, scale: number): number => Math.round(Number((value * 10 ** scale).toFixed(6))) / 10 ** scale

function priced(held: ProductWithVariants, priceMinor: number | undefined, currency: string): ProductWithVariants | BulkProblem {
  const after = priceMinor === undefined ? undefined : withPrice(held, priceMinor, currency)
  if (!after) return 'NEGATIVE_PRICE'
  return discountViolation(after.product.doc.discount, after.product.priceMinor) ? 'DISCOUNT_ABOVE_PRICE' : after
}

/** A cost or weight of the product and of each variant. Null: unknown; undefined: out of range. */
type Change = (value: number | null) => number | null | undefined

function costing({ product, variants }: ProductWithVariants, costOf: Change): ProductWithVariants | BulkProblem {
  const [itemCostMinor, ...costs] = [product.doc.itemCostMinor ?? null, ...variants.map(({ costMinor }) => costMinor)].map(costOf)
  if (!isInRange(itemCostMinor) || !costs.every(isInRange)) return 'VALUE_OUT_OF_RANGE'
  return {
    product: { ...product, doc: { ...product.doc, ...(itemCostMinor !== null && { itemCostMinor }) } },
    variants: variants.map((variant, at) => ({ ...variant, costMinor: costs[at]! })),
  }
}

function weighing({ product, variants }: ProductWithVariants, weightOf: Change): ProductWithVariants | BulkProblem {
  const [weight, ...weights] = [product.doc.weight ?? null, ...variants.map((variant) => variant.weight)].map(weightOf)
  if (!isInRange(weight) || !weights.every(isInRange)) return 'VALUE_OUT_OF_RANGE'
  return {
    product: { ...product, doc: { ...product.doc, ...(weight !== null && { weight }) } },
    variants: variants.map((variant, at) => ({ ...variant, weight: weights[at]! })),
  }
}

const isInRange = (value: number | null | undefined): value is number | null => value !== undefined

const within = (weight: number): number | undefined => (weight >= 0 && weight <= numberMax ? weight : undefined)

function requireOne(field: string, choices: Readonly<Record<string, unknown>>): void {
  if (Object.values(choices).filter((value) => value !== undefined).length === 1) return
  refuseFields({ field, violatedRule: 'ONE_OF_ALIGNMENT', description: `Set exactly one of ${Object.keys(choices).join(', ')}.` })
}
