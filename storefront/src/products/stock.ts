import { isInStock } from './choices.ts'
import type { VariantView } from './product-view.ts'

/** The maximum quantity in the form. */
const quantityMax = 999

export const canBuy = (variant: VariantView | undefined): boolean => variant !== undefined && isInStock(variant)

/** Stock, if it is tracked. */
export const leftOf = (variant: VariantView | undefined): number | undefined =>
  variant?.stock.trackQuantity && typeof variant.stock.quantity === 'number' ? variant.stock.quantity : undefined

export const largestQuantity = (variant: VariantView | undefined): number =>
  Math.max(1, Math.min(leftOf(variant) ?? quantityMax, quantityMax))
