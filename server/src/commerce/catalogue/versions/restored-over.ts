import type { ProductWithVariants } from '../product.ts'

/** A product as a version of it was. Stock and collections stay as they are now; a variant that comes back has no stock, if stock is tracked. */
export function restoredOver(held: ProductWithVariants, { product, variants }: ProductWithVariants): ProductWithVariants {
  const { id, revision, createdDate, updatedDate, numericId, collectionIds } = held.product
  const heldById = new Map(held.variants.map((variant) => [variant.id, variant]))
  const isTracked = held.variants.some(({ trackQuantity }) => trackQuantity)
  return {
    product: { ...product, id, revision, createdDate, updatedDate, numericId, collectionIds },
    variants: variants.map((variant) => {
      const { trackQuantity, inStock, quantity, reserved } = heldById.get(variant.id) ?? {
        trackQuantity: isTracked,
        inStock: variant.inStock,
        quantity: 0,
        reserved: 0,
      }
      return { ...variant, trackQuantity, inStock, quantity, reserved }
    }),
  }
}
