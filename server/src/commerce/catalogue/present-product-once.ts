import { serializeOnce } from '../../http/serialize.ts'
import { presentProduct, type View } from './present.ts'
import type { Product, Variant } from './product.ts'

interface CacheEntry {
  row: Product
  variants: readonly Variant[]
  view: View
  product: ReturnType<typeof presentProduct>
}

/** Covers the product lists of a busy shop, in a few megabytes. */
const cacheMax = 1000
const cache = new Map<string, CacheEntry>()

/** A product on the wire, presented and serialized once per state: presenting and serializing a list of twenty takes longer than reading it.
 *  Any difference in the values read presents it again, so the cache can't be stale. */
export function presentProductOnce(
  siteId: string,
  row: Product,
  { variants, view }: Pick<CacheEntry, 'variants' | 'view'>,
): CacheEntry['product'] {
  const key = `${siteId} ${row.id}`
  const cached = cache.get(key)
  if (cached && isSameRow(cached.row, row) && isEqual(cached.variants, variants) && isEqual(cached.view, view)) return cached.product
  const product = serializeOnce(presentProduct(row, variants, view))
  if (!cached && cache.size >= cacheMax) cache.delete(cache.keys().next().value!)
  cache.set(key, { row, variants, view, product })
  return product
}

/** `stoa_place` is a row's position in the page it was read for, not part of the product. */
const isSameRow = (a: object, b: object): boolean => isEqual({ ...a, stoa_place: '' }, { ...b, stoa_place: '' })

function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (a instanceof Date) return b instanceof Date && a.getTime() === b.getTime()
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => isEqual((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  )
}
