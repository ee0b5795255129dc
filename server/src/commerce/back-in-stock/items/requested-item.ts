import { isProductReference } from '@stoa/contract/catalog-reference'
import type { Scope } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { type ItemReference, readChoice } from '../../catalogue/public.ts'
import { matchingVariants } from './matching-variants.ts'
import { selectRequestableVariants } from './store.ts'

/** An item that shoppers can wait for. */
export interface RequestedItem {
  productId: string
  /** Null for any variant of a product that has several. */
  variantId: string | null
  inStock: boolean
}

/** The most characters of options as JSON. They are kept as they were sent, also by callers without an account. */
const optionsMax = 10_000

/** The item of a reference. Refuses what shoppers can't see, and options that select no variant. */
export async function requestedItem(scope: Scope, reference: ItemReference): Promise<RequestedItem> {
  if (!isProductReference(reference)) refuse('CATALOG_ITEM_NOT_FOUND')
  const productId = reference.catalogItemId.toLowerCase()
  if (JSON.stringify(reference.options ?? {}).length > optionsMax) refuse('INVALID_CATALOG_REFERENCE_OPTIONS')
  const choice = readChoice(reference.options) ?? refuse('INVALID_CATALOG_REFERENCE_OPTIONS')
  const variants = await selectRequestableVariants(scope, productId)
  if (variants.length === 0) refuse('CATALOG_ITEM_NOT_FOUND')
  const chosen = matchingVariants(productId, variants, choice)
  const [first] = chosen
  if (!first) refuse('INVALID_CATALOG_REFERENCE_OPTIONS')
  return { productId, variantId: chosen.length === 1 ? first.id : null, inStock: chosen.some(({ inStock }) => inStock) }
}
