import type { Static } from 'typebox'
import type { ItemReference, TreeReference } from '@stoa/contract/categories/tree-reference'
import { withTotals } from '../../../http/bulk-totals.ts'
import type { Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { changeProducts, type MemberChange } from '../../collections/public.ts'
import { requireTree } from '../tree-reference.ts'
import { outcomeOfItem, problemOf } from './outcome.ts'
import { productIdOf } from './reference.ts'

interface Request {
  categoryId: string
  items: readonly Static<typeof ItemReference>[]
  treeReference: Static<typeof TreeReference>
}

/** Adds items to a category, or removes them. Items that don’t exist fail one by one. */
export async function changeItems(context: Context, change: MemberChange, { categoryId, items, treeReference }: Request) {
  requireTree(treeReference)
  const ids = items.map(productIdOf)
  const productIds = [...new Set(ids.filter((id) => id !== undefined))]
  const result = await changeProducts(context, { change, id: categoryId, productIds })
  if ('problem' in result) refuse(problemOf(result.problem))
  return withTotals(items.map((item, index) => outcomeOfItem(item, index, result.existing.has(ids[index] ?? ''))))
}
