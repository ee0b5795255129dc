import type { Static } from 'typebox'
import { itemChangeProblems } from '@stoa/contract/categories/problems'
import type { ItemReference } from '@stoa/contract/categories/tree-reference'
import type { ManualProblem } from '../../collections/public.ts'

/** Why an item can’t be added to a category, or removed from it. */
type ItemProblem = keyof typeof itemChangeProblems

const codes = {
  ITEM_NOT_FOUND: 'ITEM_NOT_FOUND',
  COLLECTION_NOT_FOUND: 'CATEGORY_NOT_FOUND',
  ALL_PRODUCTS_FIXED: 'ALL_PRODUCTS_FIXED',
  COLLECTION_HAS_RULES: 'CATEGORY_HAS_RULES',
  MANAGED_CATEGORY_OPERATION_NOT_ALLOWED: 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
} as const satisfies Record<ManualProblem | 'ITEM_NOT_FOUND', ItemProblem>

type Problem = keyof typeof codes

/** The problem of a collection as that of a category. */
export const problemOf = <Code extends Problem>(problem: Code): (typeof codes)[Code] => codes[problem]

const errorOf = <Code extends ItemProblem>(code: Code | undefined) =>
  code === undefined ? {} : { error: { code, description: itemChangeProblems[code].message } }

/** The outcome for one of several categories. */
export const outcomeOfCategory = (id: string, originalIndex: number, problem: Problem | undefined) => ({
  itemMetadata: { id, originalIndex, success: problem === undefined, ...errorOf(problem && problemOf(problem)) },
})

/** The outcome for one of several items. */
export const outcomeOfItem = ({ catalogItemId, appId }: Static<typeof ItemReference>, originalIndex: number, isFound: boolean) => ({
  itemMetadata: {
    item: { catalogItemId, appId },
    originalIndex,
    success: isFound,
    ...errorOf(isFound ? undefined : 'ITEM_NOT_FOUND'),
  },
})
