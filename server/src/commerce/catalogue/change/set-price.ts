import { isAmount } from '../price.ts'
import type { ProductWithVariants } from '../product.ts'

/** A product with another price. The prices of its variants, before and after a reduction, change by the same amount; undefined if one would be negative or too high. */
export function withPrice(
  { product, variants }: ProductWithVariants,
  priceMinor: number,
  currency: string,
): ProductWithVariants | undefined {
  const added = priceMinor - product.priceMinor
  const moved = variants.map((variant) => ({
    ...variant,
    priceMinor: variant.priceMinor + added,
    saleMinor: plus(variant.saleMinor, added),
  }))
  const { saleMinor } = product.doc
  const doc = saleMinor === undefined ? product.doc : { ...product.doc, saleMinor: saleMinor + added }
  const prices = [{ priceMinor, saleMinor: doc.saleMinor ?? null }, ...moved].flatMap((one) => [
    one.priceMinor,
    one.saleMinor ?? one.priceMinor,
  ])
  return prices.every((price) => isAmount(price, currency)) ? { product: { ...product, priceMinor, doc }, variants: moved } : undefined
}

const plus = (price: number | null, added: number): number | null => (price === null ? null : price + added)
