import type { Product } from '../../../answers.ts'
import { amountOf } from './amounts.ts'
import type { ProductDraft } from './product-draft.ts'
import { variantRows } from './variant-changes.ts'

type Stock = ProductDraft['stock']

interface StockRow {
  variant: Product['variants'][number]
  typed: Stock
  was: Stock | undefined
}

export interface StockChanges {
  trackQuantity: boolean
  variants: { variantId: string; quantity?: number; inStock?: boolean }[]
}

interface Drafts {
  draft: ProductDraft
  /** The form as it was before; undefined for a new product. */
  base: ProductDraft | undefined
}

/** The stock that the form changes; undefined if none. Stock that was sold since the form was opened isn't put back. */
export function stockChanges(drafts: Drafts, product: Product): StockChanges | undefined {
  const trackQuantity = drafts.draft.tracked === 'on'
  const isSwitched = trackQuantity !== (product.stock.trackInventory === true)
  const variants = stockRows(drafts, product).flatMap(({ variant: { id, stock }, typed, was }): StockChanges['variants'] => {
    const isMeant = isSwitched || !was || (trackQuantity ? typed.quantity !== was.quantity : typed.inStock !== was.inStock)
    if (!isMeant) return []
    const quantity = isSwitched || !was ? (amountOf(typed.quantity) ?? 0) : changedQuantity(typed, was, stock?.quantity ?? 0)
    const inStock = typed.inStock === 'on'
    if (trackQuantity) return !isSwitched && quantity === stock?.quantity ? [] : [{ variantId: id, quantity }]
    return !isSwitched && inStock === stock?.inStock ? [] : [{ variantId: id, inStock }]
  })
  return isSwitched || variants.length > 0 ? { trackQuantity, variants } : undefined
}

/** What was typed, less what was sold since the form was opened. */
const changedQuantity = (typed: Stock, was: Stock, present: number): number =>
  Math.max(present + (amountOf(typed.quantity) ?? 0) - (amountOf(was.quantity) ?? 0), 0)

function stockRows(drafts: Drafts, { variants, manageVariants, productOptions }: Product): StockRow[] {
  if (!manageVariants || productOptions.length === 0)
    return variants.slice(0, 1).map((variant) => ({ variant, typed: drafts.draft.stock, was: drafts.base?.stock }))
  return variantRows(drafts, variants).map(({ row, was, variant }) => ({ variant, typed: row, was }))
}
