import type { Texts } from '../texts/texts.ts'
import { isInStock } from './choices.ts'
import type { VariantView } from './product-view.ts'

/** The maximum quantity in the form. */
const quantityMax = 999

export const canBuy = (variant: VariantView | undefined): boolean => variant !== undefined && isInStock(variant)

/** What the button of the form says. */
export const buyText = (words: Texts['storefront']['product'], variant: VariantView | undefined): string =>
  variant?.preorder === undefined ? words.addToCart : words.preorder

/** Stock, if it is tracked. */
export const leftOf = (variant: VariantView | undefined): number | undefined =>
  variant?.stock.trackQuantity && typeof variant.stock.quantity === 'number' ? variant.stock.quantity : undefined

export const largestQuantity = (variant: VariantView | undefined): number =>
  Math.max(1, Math.min(leftOf(variant) ?? quantityMax, quantityMax))
