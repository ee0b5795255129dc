import { isProductReference } from '@stoa/contract/catalog-reference'
import type { Scope } from '../../../kernel/context.ts'
import { type ItemReference, readChoice } from '../../catalogue/public.ts'
import { countWaiting, type WaitingCount } from '../store.ts'
import { matchingVariants, type Choice } from './matching-variants.ts'
import { selectChoices, type VariantChoices } from './store.ts'

/** How many requests wait for each of some references: those for their variant, or all of a product's without options. Also of products that shoppers can't see. */
export async function countsOf(scope: Scope, references: readonly ItemReference[]): Promise<number[]> {
  const productIds = [...new Set(references.filter(isProductReference).map(({ catalogItemId }) => catalogItemId.toLowerCase()))]
  if (productIds.length === 0) return references.map(() => 0)
  const counts = Map.groupBy(await countWaiting(scope, productIds), ({ productId }) => productId)
  const hasChoice = references.some(({ options }) => options && Object.keys(options).length > 0)
  const variants = Map.groupBy(hasChoice ? await selectChoices(scope, productIds) : [], ({ productId }) => productId)
  return references.map((reference) => {
    const productId = reference.catalogItemId.toLowerCase()
    const choice = isProductReference(reference) ? readChoice(reference.options) : undefined
    if (!choice) return 0
    return countOf(productId, choice, { counts: counts.get(productId) ?? [], variants: variants.get(productId) ?? [] })
  })
}

interface Waiting {
  counts: readonly WaitingCount[]
  variants: readonly VariantChoices[]
}

function countOf(productId: string, choice: Choice, { counts, variants }: Waiting): number {
  const isOfProduct = choice.variantId === undefined && Object.keys(choice.options).length === 0
  const ids = new Set(matchingVariants(productId, variants, choice).map(({ id }) => id))
  return counts
    .filter(({ variantId }) => isOfProduct || (variantId !== null && ids.has(variantId)))
    .reduce((sum, { count }) => sum + count, 0)
}
