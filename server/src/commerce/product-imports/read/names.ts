import type { ReadProduct } from './product.ts'

/** What a file names a product by: its ID and its address or, without them, the SKU of a variant. */
export function namesOf(product: ReadProduct): string[] {
  const { id, slug, isMatchedBySku } = product
  if (isMatchedBySku) return []
  const sku = skuOf(product)
  return [...(id === undefined ? [] : [id]), ...(slug === undefined ? [] : [slug]), ...(sku === undefined ? [] : [nameOfSku(sku)])]
}

/** Neither an ID nor an address is like that. */
export const nameOfSku = (sku: string): string => `sku ${sku}`

/** The SKU by which the only row of a product names a variant. */
export function skuOf({ rows, id, slug, variants, only }: ReadProduct): string | undefined {
  if (rows.length > 1 || id !== undefined || slug !== undefined) return undefined
  return (variants[0] ?? only).sku
}
