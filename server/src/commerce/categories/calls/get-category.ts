import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findById } from '../../collections/public.ts'
import { presentOne } from '../present.ts'
import { requireTree } from '../tree-reference.ts'

export const getCategory: Handler<typeof categories.getCategory> = async (context, { categoryId, treeReference, fields }) => {
  requireTree(treeReference)
  const category = (await findById(context, categoryId)) ?? refuse('CATEGORY_NOT_FOUND')
  return { category: await presentOne(context, category, fields) }
}
