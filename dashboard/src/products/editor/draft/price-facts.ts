import { amountOf } from './amounts.ts'
import type { ProductDraft } from './product-draft.ts'

/** What follows from the typed prices. Each is undefined as long as it can't be calculated. */
export interface PriceFacts {
  /** What shoppers pay. */
  paid: number | undefined
  profit: number | undefined
  /** Profit as a fraction of what shoppers pay. */
  margin: number | undefined
  /** The price of the base quantity, in the same kind of unit. */
  perUnit: number | undefined
}

type Prices = Pick<ProductDraft, 'price' | 'cost' | 'discount' | 'unit'>

export function priceFacts({ price, cost, discount, unit }: Prices): PriceFacts {
  const [full, itemCost] = [numberIn(price), numberIn(cost)]
  const paid = full === undefined ? undefined : discounted(full, discount)
  const profit = paid === undefined || itemCost === undefined ? undefined : cents(paid - itemCost)
  return {
    paid,
    profit,
    margin: profit === undefined || !paid ? undefined : profit / paid,
    perUnit: paid === undefined ? undefined : perUnit(paid, unit),
  }
}

export const numberIn = (text: string): number | undefined => {
  const value = amountOf(text)
  return Number.isNaN(value) ? undefined : value
}

/** The price after a discount, never below zero. */
export function discounted(price: number, { type, value }: ProductDraft['discount']): number {
  const reduction = numberIn(value) ?? 0
  if (type === 'PERCENT') return cents(Math.max(price * (1 - reduction / 100), 0))
  return type === 'AMOUNT' ? cents(Math.max(price - reduction, 0)) : price
}

const cents = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100

/** Units of measure that convert into each other, as multiples of the first of each row. */
const measures: readonly Readonly<Record<string, number>>[] = [
  { ML: 1, CL: 10, L: 1000, CBM: 1_000_000 },
  { MG: 1, G: 1000, KG: 1_000_000 },
  { MM: 1, CM: 10, M: 1000 },
  { SQM: 1 },
  { OZ: 1, LB: 16 },
  { FLOZ: 1, PT: 16, QT: 32, GAL: 128 },
  { IN: 1, FT: 12, YD: 36 },
  { SQFT: 1 },
]

export const measureNames: readonly string[] = measures.flatMap((row) => Object.keys(row))

function perUnit(paid: number, { quantity, measure, baseQuantity, baseMeasure }: ProductDraft['unit']): number | undefined {
  const [total, base] = [numberIn(quantity), numberIn(baseQuantity)]
  const row = measures.find((one) => measure in one && baseMeasure in one)
  if (!row || !total || !base) return undefined
  return cents((paid * base * row[baseMeasure]!) / (total * row[measure]!))
}
