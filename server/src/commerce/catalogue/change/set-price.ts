import { isAmount } from '../price.ts'
import type { ProductWithVariants } from '../product.ts'

/** A product with another price. The prices of its variants change by the same amount; undefined if one would be negative or too high. */
export function withPrice(
  { product, variants }: ProductWithVariants,
  priceMinor: number,
  currency: string,
): ProductWithVariants | undefined {
  const added = priceMinor - product.priceMinor
  const moved = variants.map((variant) => ({ ...variant, priceMinor: variant.priceMinor + added }))
  return [{ priceMinor }, ...moved].every((one) => isAmount(one.priceMinor, currency))
    ? { product: { ...product, priceMinor }, variants: moved }
    : undefined
}
