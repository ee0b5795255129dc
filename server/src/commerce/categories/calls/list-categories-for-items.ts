import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findCategoriesOfItems } from '../items/categories-of-items.ts'
import { productIdOf } from '../items/reference.ts'
import { requireTree } from '../tree-reference.ts'

export const listCategoriesForItems: Handler<typeof categories.listCategoriesForItems> = async (context, { items, treeReference }) => {
  requireTree(treeReference)
  const ids = items.map(productIdOf)
  const found = await findCategoriesOfItems(context, [...new Set(ids.filter((id) => id !== undefined))])
  return {
    categoriesForItems: items.map(({ catalogItemId, appId }, index) => {
      const { direct = [], indirect = [] } = found.get(ids[index] ?? '') ?? {}
      return { item: { catalogItemId, appId }, directCategoryIds: direct, indirectCategoryIds: indirect }
    }),
  }
}
