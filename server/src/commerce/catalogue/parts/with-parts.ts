import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../kernel/context.ts'
import { insertParts, lockParts, type Part, updatePart } from '../../catalogue-parts/public.ts'
import type { Product, ProductWithVariants } from '../product.ts'
import { withoutPart } from './aligned-with.ts'
import { partIdsOf } from './part-ids.ts'
import { partNamesOf, partUseOf, resolveParts } from './resolve-parts.ts'

interface Change {
  /** The product, locked. Undefined: it is new. */
  before: ProductWithVariants | undefined
  after: ProductWithVariants
}

/** Products with the brands, ribbons, sections and customizations that they name; those that don’t exist are created. Products that name the same as before
 *  stay as they are, without a statement. */
export async function withParts(context: Context, changes: readonly Change[]): Promise<ProductWithVariants[]> {
  const naming = changes.filter(({ before, after }) => namesOthers(before?.product, after.product))
  if (naming.length === 0) return changes.map(({ after }) => after)
  const resolved = new Map((await resolve(context, naming)).map((product) => [product.id, product]))
  return changes.map(({ after }) => ({ ...after, product: resolved.get(after.product.id) ?? after.product }))
}

const namesOthers = (before: Product | undefined, after: Product): boolean =>
  before ? !isDeepStrictEqual(partUseOf(before), partUseOf(after)) : partNamesOf(after).length > 0

async function resolve(context: Context, changes: readonly Change[]): Promise<Product[]> {
  const names = changes.flatMap(({ after }) => partNamesOf(after.product))
  const ids = [...new Set(names.map(({ id }) => id))]
  const keys = [...new Map(names.map(({ kind, key }) => [`${kind} ${key}`, { kind, key }])).values()]
  for (;;) {
    const known = await lockParts(context, { ids, keys })
    const products = changes.map((change) => withoutDeleted(change, known))
    const { products: found, inserted, changed } = resolveParts(products, known)
    // If another transaction has inserted one of them by now, it is found the next time.
    if (!(await insertParts(context, inserted))) continue
    for (const part of changed) await updatePart(context, part)
    return found
  }
}

/** A part that the product had before, and that doesn't exist any more, was deleted: it isn't one to be created (`align-products.ts`). */
function withoutDeleted({ before, after: { product } }: Change, known: readonly Part[]): Product {
  const existing = new Set(known.map(({ id }) => id))
  const deleted = before ? partIdsOf(before.product.doc).filter((id) => !existing.has(id)) : []
  return deleted.reduce(withoutPart, product)
}
