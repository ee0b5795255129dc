import type { categories } from '@stoa/contract'
import { planConditions } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { countListed, listedFor } from '../../collections/public.ts'
import { categoriesTarget, searchableCategories } from '../categories-target.ts'
import { requireTree } from '../tree-reference.ts'

export const countCategories: Handler<typeof categories.countCategories> = async (
  context,
  { filter, search, treeReference, returnNonVisibleCategories: includesHidden = false },
) => {
  requireTree(treeReference)
  const plan = planConditions(context, { of: 'categories', target: categoriesTarget, filter, search, searchable: searchableCategories })
  return { count: await countListed(context, plan, listedFor(context.identity, { includesHidden })) }
}
