import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findBySlug } from '../../collections/public.ts'
import { presentOne } from '../present.ts'
import { requireTree } from '../tree-reference.ts'

export const getCategoryBySlug: Handler<typeof categories.getCategoryBySlug> = async (context, { slug, treeReference, fields }) => {
  requireTree(treeReference)
  const category = (await findBySlug(context, slug)) ?? refuse('CATEGORY_NOT_FOUND')
  return { category: await presentOne(context, category, fields) }
}
