import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findRow } from '../../collections/public.ts'
import { listItems } from '../items/list-items.ts'
import { requireTree } from '../tree-reference.ts'

export const listItemsInCategory: Handler<typeof categories.listItemsInCategory> = async (
  context,
  { categoryId, treeReference, cursorPaging, useCategoryArrangement = false, includeItemsFromSubcategories = false },
) => {
  requireTree(treeReference)
  const category = (await findRow(context, categoryId)) ?? refuse('CATEGORY_NOT_FOUND')
  const kind = { areArrangedFirst: useCategoryArrangement, withSubcategories: includeItemsFromSubcategories }
  return listItems(context, category, kind, cursorPaging)
}
