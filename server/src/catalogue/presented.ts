import { keepWritten } from '../http/written.ts'
import { presentProduct, type View } from './present.ts'
import type { Product, Variant } from './product.ts'

type WireProduct = ReturnType<typeof presentProduct>

/** A few megabytes: what the lists of a busy shop show. */
const presentedMax = 1000
const presented = new Map<string, WireProduct>()

/** A product on the wire, presented once for each state it is seen in: presenting and writing a list of twenty costs as much as reading it. The key is
 *  all that the answer is made from, so a remembered one is never out of date; the doc stands in it by its revision, which every change of a product raises. */
export function presentedProduct(
  siteId: string,
  found: Product,
  { variants, view }: { variants: readonly Variant[]; view: View },
): WireProduct {
  const { doc: _doc, stoa_place: _place, ...columns } = found as Product & { stoa_place?: string }
  const key = JSON.stringify([siteId, columns, variants, view])
  const known = presented.get(key)
  if (known) return known
  const product = keepWritten(presentProduct(found, variants, view))
  if (presented.size >= presentedMax) presented.delete(presented.keys().next().value!)
  presented.set(key, product)
  return product
}
