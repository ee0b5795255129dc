import type { categories } from '@stoa/contract'
import { pageSizeMax } from '@stoa/contract/query'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { listedFor, selectCollections } from '../../collections/public.ts'
import { categoriesTarget, defaultSort } from '../categories-target.ts'
import { presentPage } from '../present.ts'
import { requireTree } from '../tree-reference.ts'

export const queryCategories: Handler<typeof categories.queryCategories> = async (
  context,
  { query, treeReference, returnNonVisibleCategories: includesHidden = false, fields },
) => {
  requireTree(treeReference)
  const plan = planCallerQuery(context, {
    of: 'categories',
    isPublic: true,
    query,
    at: 'query',
    target: categoriesTarget,
    defaultSort,
    limits: { max: pageSizeMax },
  })
  const rows = await selectCollections(context, plan, listedFor(context.identity, { includesHidden }))
  return presentPage(context, plan.page(rows), fields)
}
