import { keepWritten } from '../../http/written.ts'
import { presentProduct, type View } from './present.ts'
import type { Product, Variant } from './product.ts'

interface Seen {
  found: Product
  variants: readonly Variant[]
  view: View
  product: ReturnType<typeof presentProduct>
}

/** What the lists of a busy shop show: a few megabytes. */
const seenMax = 1000
const seen = new Map<string, Seen>()

/** A product on the wire, presented and written once for each state it is seen in: presenting and writing a list of twenty takes longer than reading it.
 *  It is presented anew as soon as anything that was read differs in any value, so what is remembered cannot be out of date. */
export function presentedProduct(siteId: string, found: Product, { variants, view }: Pick<Seen, 'variants' | 'view'>): Seen['product'] {
  const key = `${siteId} ${found.id}`
  const known = seen.get(key)
  if (known && sameRow(known.found, found) && same(known.variants, variants) && same(known.view, view)) return known.product
  const product = keepWritten(presentProduct(found, variants, view))
  if (!known && seen.size >= seenMax) seen.delete(seen.keys().next().value!)
  seen.set(key, { found, variants, view, product })
  return product
}

/** A row's place belongs to the page it was read for, not to the product. */
const sameRow = (one: object, other: object): boolean => same({ ...one, stoa_place: '' }, { ...other, stoa_place: '' })

function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (one instanceof Date) return other instanceof Date && one.getTime() === other.getTime()
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
  )
}
