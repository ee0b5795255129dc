import type { Product } from '../../../answers.ts'
import { amountOf } from './amounts.ts'
import { discounted, numberIn } from './price-facts.ts'
import type { ProductDraft, VariantDraft } from './product-draft.ts'

/** What the variants cost that are reduced one by one, by their IDs. Undefined if none is, or if all of them are reduced by the same discount. */
export function salesOf({ discount, variants }: Pick<Product, 'discount' | 'variants'>): ReadonlyMap<string, number> | undefined {
  const prices = variants.map(({ id, variant: { priceData } }) => ({
    id,
    full: priceData.price ?? 0,
    paid: priceData.discountedPrice ?? 0,
  }))
  const amount = discount.value ?? 0
  const isOfProduct = discount.type === 'PERCENT' || prices.every(({ full, paid }) => isSame(paid, Math.max(full - amount, 0)))
  return isOfProduct ? undefined : new Map(prices.filter(({ full, paid }) => paid < full).map(({ id, paid }) => [id, paid]))
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.0005

/** Whether the form reduces variants one by one. A discount of the product is instead of that. */
export const hasSales = ({ discount, variants }: Pick<ProductDraft, 'discount' | 'variants'>): boolean =>
  discount.type === 'NONE' && variants.some(({ sale }) => sale !== '')

type Priced = Pick<ProductDraft, 'price' | 'discount' | 'variants'>

/** The price of a variant before it is reduced. */
export const fullPrice = ({ price }: Pick<VariantDraft, 'price'>, product: Pick<Priced, 'price'>): number | undefined =>
  numberIn(price || product.price)

/** What shoppers pay for a variant. */
export function paidFor(row: Pick<VariantDraft, 'price' | 'sale'>, product: Omit<Priced, 'variants'>): number | undefined {
  const full = fullPrice(row, product)
  if (full === undefined) return undefined
  if (product.discount.type !== 'NONE') return discounted(full, product.discount)
  return amountOf(row.sale) === undefined ? full : numberIn(row.sale)
}

type Paid = Record<'paid' | 'full', number | undefined>

const paidForAll = (draft: Priced): Paid[] =>
  draft.variants.filter(({ visible }) => visible === 'on').map((row) => ({ paid: paidFor(row, draft), full: fullPrice(row, draft) }))

/** The lowest and the highest price that shoppers pay for one of the variants that are offered. */
export function paidRange(draft: Priced): { lowest: number; highest: number } | undefined {
  const prices = paidForAll(draft).flatMap(({ paid }) => paid ?? [])
  return prices.length === 0 ? undefined : { lowest: Math.min(...prices), highest: Math.max(...prices) }
}

/** The price of the variant that costs least, which lists show, before and after its reduction. */
export const cheapest = (draft: Priced): Paid =>
  paidForAll(draft).toSorted((one, other) => (one.paid ?? Infinity) - (other.paid ?? Infinity))[0] ?? { paid: undefined, full: undefined }
