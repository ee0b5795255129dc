import { newId } from '../../../database/ids.ts'
import type { Product } from '../product.ts'

/** A product with the brand of a name, or with none. Which part that is, is decided when it is saved (`withParts`). */
export function withBrand(product: Product, brand: string | null): Product {
  if (brand === product.brand) return product
  const { brandId: _, ...doc } = product.doc
  return { ...product, brand, doc: { ...doc, ...(brand !== null && { brandId: newId() }) } }
}

/** The same for its ribbon. */
export function withRibbon(product: Product, ribbon: string | null): Product {
  if (ribbon === product.ribbon) return product
  const { ribbonId: _, ...doc } = product.doc
  return { ...product, ribbon, doc: { ...doc, ...(ribbon !== null && { ribbonId: newId() }) } }
}
