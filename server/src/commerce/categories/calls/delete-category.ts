import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { allProductsKey, collectionKeyOf, deleteSubtree } from '../../collections/public.ts'
import { requireTree } from '../tree-reference.ts'

export const deleteCategory: Handler<typeof categories.deleteCategory> = async (context, { categoryId, treeReference }) => {
  requireTree(treeReference)
  const id = collectionKeyOf(categoryId)
  if (id === allProductsKey) refuse('ALL_PRODUCTS_FIXED')
  if (!(await deleteSubtree(context, id))) refuse('CATEGORY_NOT_FOUND')
  return {}
}
