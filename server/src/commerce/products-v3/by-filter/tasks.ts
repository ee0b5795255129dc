import type { Tasks } from '../../catalogue-jobs/public.ts'
import { adjustVariants } from './adjust-variants.ts'
import { addToCategories, removeFromCategories } from './change-categories.ts'
import { addSections, removeSections } from './change-sections.ts'
import { deleteProducts } from './delete-products.ts'
import { updateProducts } from './update-products.ts'
import { updateTags } from './update-tags.ts'
import { updateVariants } from './update-variants.ts'

/** What the jobs that change products do. */
export const productTasks = {
  UPDATE_PRODUCTS: updateProducts,
  DELETE_PRODUCTS: deleteProducts,
  ADD_INFO_SECTIONS: addSections,
  REMOVE_INFO_SECTIONS: removeSections,
  ADD_TO_CATEGORIES: addToCategories,
  REMOVE_FROM_CATEGORIES: removeFromCategories,
  UPDATE_TAGS: updateTags,
  UPDATE_VARIANTS: updateVariants,
  ADJUST_VARIANTS: adjustVariants,
} satisfies Tasks
