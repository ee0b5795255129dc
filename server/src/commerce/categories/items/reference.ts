import type { Static } from 'typebox'
import { isProductReference } from '@stoa/contract/catalog-reference'
import type { ItemReference } from '@stoa/contract/categories/tree-reference'

type Reference = Static<typeof ItemReference>

/** The product that a reference names. Undefined if it can't be one of the shop's. */
export const productIdOf = (reference: Reference): string | undefined =>
  isProductReference(reference) ? reference.catalogItemId.toLowerCase() : undefined
