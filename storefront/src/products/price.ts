import type { Product, Variant } from '../answers.ts'
import { symbolOf } from './measures.ts'

type PriceData = Product['priceData']
type Quantities = Pick<Product, 'pricePerUnitData'>

/** A displayed price: the price to pay, the one before a discount, and the price of a quantity that can be compared. */
export interface DisplayedPrice {
  now: string
  before?: string
  perUnit?: { price: string; quantity: number; unit: string }
  /** Of a product whose modifiers add to it: the two as numbers. */
  amounts?: { now: number; before: number }
}

export function displayedPrice({ price, discountedPrice, formatted }: PriceData, { pricePerUnitData }: Quantities): DisplayedPrice {
  const isReduced = price !== null && discountedPrice < price
  const { baseQuantity, baseMeasurementUnit } = pricePerUnitData ?? {}
  return {
    now: formatted.discountedPrice,
    ...(isReduced && { before: formatted.price }),
    ...(formatted.pricePerUnit &&
      baseQuantity && { perUnit: { price: formatted.pricePerUnit, quantity: baseQuantity, unit: symbolOf(baseMeasurementUnit) } }),
  }
}

/** The price in a list: the lowest, and whether prices start from it. */
export function listPrice(product: Product): DisplayedPrice & { from: boolean } {
  const { variants, priceData, priceRange } = product
  const { minValue = 0, maxValue = 0 } = priceRange
  return { ...displayedPrice(cheapestOf(variants)?.variant.priceData ?? priceData, product), from: minValue < maxValue }
}

const paid = ({ variant }: Variant): number => variant.priceData.discountedPrice

function cheapestOf(variants: readonly Variant[]): Variant | undefined {
  return variants.reduce<Variant | undefined>((best, variant) => (best && paid(best) <= paid(variant) ? best : variant), undefined)
}
