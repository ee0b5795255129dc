import type { Static } from 'typebox'
import { storesNamespace, type TreeReference } from '@stoa/contract/categories/tree-reference'
import { refuse } from '../../kernel/refuse.ts'

/** Refuses every tree but that of the shop. */
export function requireTree({ appNamespace, treeKey }: Static<typeof TreeReference>): void {
  if (appNamespace !== storesNamespace || (treeKey ?? null) !== null) refuse('TREE_NOT_FOUND')
}
