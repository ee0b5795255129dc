import type { Product, ProductDoc, ProductWithVariants, Variant } from '../product.ts'
import { noItem, preorderLimitOf } from '../stock.ts'

/** The stock of variants that come back, by their IDs. */
export type ReturningStock = ReadonlyMap<string, Pick<Variant, 'trackQuantity' | 'inStock' | 'quantity'>>

/** A product as a version of it was. Stock and collections stay as they are now; a variant that comes back has no stock by default, if stock is tracked. */
export function restoredOver(
  held: ProductWithVariants,
  { product, variants }: ProductWithVariants,
  returning: ReturningStock = new Map(),
): ProductWithVariants {
  const { id, revision, createdDate, updatedDate, numericId, collectionIds } = held.product
  const heldById = new Map(held.variants.map((variant) => [variant.id, variant]))
  const isTracked = held.variants.some(({ trackQuantity }) => trackQuantity)
  return {
    product: { ...product, id, revision, createdDate, updatedDate, numericId, collectionIds, doc: withInventoryOf(held.product, product) },
    variants: variants.map((variant) => {
      const { trackQuantity, inStock, quantity, reserved, preordered, preorderLimit, hasItem, ownPreorder } = heldById.get(variant.id) ?? {
        trackQuantity: isTracked,
        inStock: variant.inStock,
        quantity: 0,
        reserved: 0,
        preordered: 0,
        preorderLimit: preorderLimitOf(held.product.doc.inventory?.preorder),
        hasItem: true,
        ownPreorder: null,
        ...returning.get(variant.id),
        ...(!variant.hasItem && noItem),
      }
      return { ...variant, trackQuantity, inStock, quantity, reserved, preordered, preorderLimit, hasItem, ownPreorder }
    }),
  }
}

function withInventoryOf({ doc: { inventory } }: Product, { doc: { inventory: _, ...doc } }: Product): ProductDoc {
  return { ...doc, ...(inventory && { inventory }) }
}
