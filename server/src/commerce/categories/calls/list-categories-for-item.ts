import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findCategoriesOfItems } from '../items/categories-of-items.ts'
import { productIdOf } from '../items/reference.ts'
import { requireTree } from '../tree-reference.ts'

export const listCategoriesForItem: Handler<typeof categories.listCategoriesForItem> = async (context, { item, treeReference }) => {
  requireTree(treeReference)
  const id = productIdOf(item) ?? refuse('ITEM_NOT_FOUND')
  const { direct, indirect } = (await findCategoriesOfItems(context, [id])).get(id) ?? refuse('ITEM_NOT_FOUND')
  return { directCategoryIds: direct, allCategoryIds: [...direct, ...indirect] }
}
