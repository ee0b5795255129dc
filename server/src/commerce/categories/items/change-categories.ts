import type { Static } from 'typebox'
import type { ItemReference, TreeReference } from '@stoa/contract/categories/tree-reference'
import { withTotals } from '../../../http/bulk-totals.ts'
import type { Context } from '../../../kernel/context.ts'
import { type MemberChange, moveLockedProducts } from '../../collections/public.ts'
import { requireTree } from '../tree-reference.ts'
import { outcomeOfCategory } from './outcome.ts'
import { productIdOf } from './reference.ts'
import { lockCategoriesOf } from './store.ts'

interface Request {
  item: Static<typeof ItemReference>
  categoryIds: readonly string[]
  treeReference: Static<typeof TreeReference>
}

/** Adds an item to several categories, or removes it. They fail one by one. */
export async function changeCategories(context: Context, change: MemberChange, { item, categoryIds, treeReference }: Request) {
  requireTree(treeReference)
  const locked = await lockItem(context, item)
  if (!locked) return withTotals(categoryIds.map((id, index) => outcomeOfCategory(id, index, 'ITEM_NOT_FOUND')))
  const problems = await moveLockedProducts(context, { change, collectionIds: categoryIds, productIds: [locked.id] })
  return withTotals(categoryIds.map((id, index) => outcomeOfCategory(id, index, problems.get(id))))
}

/** The product that an item is, locked, with its categories. Undefined if it doesn't exist. */
export async function lockItem(context: Context, item: Request['item']) {
  const id = productIdOf(item)
  return id === undefined ? undefined : lockCategoriesOf(context, id)
}
