import type { ProductWithVariants } from '../product.ts'

/** A product with another price. The prices of its variants change by the same amount; undefined if one would be negative. */
export function withPrice({ product, variants }: ProductWithVariants, priceMinor: number): ProductWithVariants | undefined {
  const added = priceMinor - product.priceMinor
  const moved = variants.map((variant) => ({ ...variant, priceMinor: variant.priceMinor + added }))
  return priceMinor < 0 || moved.some((variant) => variant.priceMinor < 0)
    ? undefined
    : { product: { ...product, priceMinor }, variants: moved }
}
