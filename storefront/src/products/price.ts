import type { Product, Variant } from '../answers.ts'

type PriceData = Product['priceData']

/** A displayed price: the price to pay, and the one before a discount. */
export interface DisplayedPrice {
  now: string
  before?: string
}

export function displayedPrice({ price, discountedPrice, formatted }: PriceData): DisplayedPrice {
  const isReduced = price !== null && discountedPrice < price
  return { now: formatted.discountedPrice, ...(isReduced && { before: formatted.price }) }
}

/** The price in a list: the lowest, and whether prices start from it. */
export function listPrice({ variants, priceData, priceRange }: Product): DisplayedPrice & { from: boolean } {
  const { minValue = 0, maxValue = 0 } = priceRange
  return { ...displayedPrice(cheapestOf(variants)?.variant.priceData ?? priceData), from: minValue < maxValue }
}

const paid = ({ variant }: Variant): number => variant.priceData.discountedPrice

function cheapestOf(variants: readonly Variant[]): Variant | undefined {
  return variants.reduce<Variant | undefined>((best, variant) => (best && paid(best) <= paid(variant) ? best : variant), undefined)
}
