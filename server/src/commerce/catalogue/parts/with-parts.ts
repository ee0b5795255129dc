import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../kernel/context.ts'
import { insertParts, lockParts, type Part, updatePart } from '../../catalogue-parts/public.ts'
import { hasChoices, type ChoiceModifier, type Product, type ProductWithVariants } from '../product.ts'
import { withoutPart } from './aligned-with.ts'
import { partIdsOf } from './part-ids.ts'
import { partNamesOf, partUseOf, resolveParts } from './resolve-parts.ts'
import { withoutChoices } from './with-customization.ts'

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

/** A part, or a choice of a modifier, that the product had before, and that doesn't exist any more, was deleted: it isn't one to be created
 *  (`align-products.ts`). */
function withoutDeleted({ before, after: { product } }: Change, known: readonly Part[]): Product {
  if (!before) return product
  const existing = new Map(known.map((part) => [part.id, part]))
  const deleted = partIdsOf(before.product.doc).filter((id) => !existing.has(id))
  return before.product.doc.modifiers
    .filter(hasChoices)
    .reduce(
      (remaining, modifier) => withoutRemoved(remaining, modifier, existing.get(modifier.partId)),
      deleted.reduce(withoutPart, product),
    )
}

function withoutRemoved(product: Product, { partId, choices }: ChoiceModifier, part: Part | undefined): Product {
  if (part?.kind !== 'customization') return product
  const existing = new Set(part.doc.choices.map(({ choiceId }) => choiceId))
  const removed = new Set(choices.flatMap(({ choiceId }) => (existing.has(choiceId) ? [] : choiceId)))
  return withoutChoices(product, partId, (choiceId) => removed.has(choiceId))
}
