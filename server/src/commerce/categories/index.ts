import type { categories as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { bulkAddItemToCategories } from './calls/bulk-add-item-to-categories.ts'
import { bulkAddItemsToCategory } from './calls/bulk-add-items-to-category.ts'
import { bulkRemoveItemFromCategories } from './calls/bulk-remove-item-from-categories.ts'
import { bulkRemoveItemsFromCategory } from './calls/bulk-remove-items-from-category.ts'
import { bulkSetItemCategories } from './calls/bulk-set-item-categories.ts'
import { bulkShowCategories } from './calls/bulk-show-categories.ts'
import { bulkUpdateCategories } from './calls/bulk-update-categories.ts'
import { countCategories } from './calls/count-categories.ts'
import { createCategory } from './calls/create-category.ts'
import { deleteCategory } from './calls/delete-category.ts'
import { getArrangedItems } from './calls/get-arranged-items.ts'
import { getCategoryBySlug } from './calls/get-category-by-slug.ts'
import { getCategory } from './calls/get-category.ts'
import { listCategoriesForItem } from './calls/list-categories-for-item.ts'
import { listCategoriesForItems } from './calls/list-categories-for-items.ts'
import { listItemsInCategory } from './calls/list-items-in-category.ts'
import { listTrees } from './calls/list-trees.ts'
import { moveCategory } from './calls/move-category.ts'
import { queryCategories } from './calls/query-categories.ts'
import { searchCategories } from './calls/search-categories.ts'
import { setArrangedItems } from './calls/set-arranged-items.ts'
import { updateCategoryVisibility } from './calls/update-category-visibility.ts'
import { updateCategory } from './calls/update-category.ts'

export const categories: Handlers<typeof contract> = {
  createCategory,
  getCategory,
  getCategoryBySlug,
  updateCategory,
  deleteCategory,
  queryCategories,
  searchCategories,
  countCategories,
  listTrees,
  moveCategory,
  updateCategoryVisibility,
  bulkShowCategories,
  bulkUpdateCategories,
  bulkAddItemsToCategory,
  bulkRemoveItemsFromCategory,
  bulkAddItemToCategories,
  bulkRemoveItemFromCategories,
  bulkSetItemCategories,
  listItemsInCategory,
  listCategoriesForItem,
  listCategoriesForItems,
  setArrangedItems,
  getArrangedItems,
}
