import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../kernel/context.ts'
import { insertParts, lockParts, updatePart } from '../../catalogue-parts/public.ts'
import type { Product, ProductWithVariants } from '../product.ts'
import { partNamesOf, partUseOf, resolveParts } from './resolve-parts.ts'

interface Change {
  /** The product, locked. Undefined: it is new. */
  before: ProductWithVariants | undefined
  after: ProductWithVariants
}

/** Products with the brands, ribbons, sections and customizations that they name; those that don’t exist are created. Products that name the same as before
 *  stay as they are, without a statement. */
export async function withParts(context: Context, changes: readonly Change[]): Promise<ProductWithVariants[]> {
  const naming = changes.filter(({ before, after }) => namesOthers(before?.product, after.product)).map(({ after }) => after.product)
  if (naming.length === 0) return changes.map(({ after }) => after)
  const resolved = new Map((await resolve(context, naming)).map((product) => [product.id, product]))
  return changes.map(({ after }) => ({ ...after, product: resolved.get(after.product.id) ?? after.product }))
}

const namesOthers = (before: Product | undefined, after: Product): boolean =>
  before ? !isDeepStrictEqual(partUseOf(before), partUseOf(after)) : partNamesOf(after).length > 0

async function resolve(context: Context, products: readonly Product[]): Promise<Product[]> {
  const names = products.flatMap(partNamesOf)
  const ids = [...new Set(names.map(({ id }) => id))]
  const keys = [...new Map(names.map(({ kind, key }) => [`${kind} ${key}`, { kind, key }])).values()]
  for (;;) {
    const { products: found, inserted, changed } = resolveParts(products, await lockParts(context, { ids, keys }))
    // If another transaction has inserted one of them by now, it is found the next time.
    if (!(await insertParts(context, inserted))) continue
    for (const part of changed) await updatePart(context, part)
    return found
  }
}
