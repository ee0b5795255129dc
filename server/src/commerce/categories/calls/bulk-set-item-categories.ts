import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { setCategories } from '../items/set-categories.ts'
import { requireTree } from '../tree-reference.ts'

export const bulkSetItemCategories: Handler<typeof categories.bulkSetItemCategories> = (
  context,
  { item, categoryIds = [], treeReference },
) => {
  requireTree(treeReference)
  return setCategories(context, { item, categoryIds: [...new Set(categoryIds)] })
}
