import type { Product } from '../answers.ts'
import { addedBy, selectedModifiers, type ModifierView } from './modifiers.ts'

/** A product with what its page adds to the price for the choices that are selected first. */
export function withAdded(product: Product, modifiers: readonly ModifierView[]): Product {
  const added = addedBy(modifiers, selectedModifiers(modifiers, {}))
  if (added === 0) return product
  // The sum of two amounts has the digits of the amounts.
  const plus = (amount: number): number => Number((amount + added).toFixed(3))
  const priced = <Data extends Product['priceData']>(data: Data): Data => ({
    ...data,
    price: data.price === null ? null : plus(data.price),
    discountedPrice: plus(data.discountedPrice),
  })
  const { minValue = 0, maxValue = 0 } = product.priceRange
  return {
    ...product,
    priceData: priced(product.priceData),
    priceRange: { minValue: plus(minValue), maxValue: plus(maxValue) },
    variants: product.variants.map((one) => ({ ...one, variant: { ...one.variant, priceData: priced(one.variant.priceData) } })),
  }
}
