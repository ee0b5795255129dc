import type { categories } from '@stoa/contract'
import { pageSizeMax } from '@stoa/contract/query'
import { planAggregatedSearch } from '../../../http/plan-aggregated-search.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { listedFor, selectCollections } from '../../collections/public.ts'
import { categoriesTarget, defaultSort, searchableCategories } from '../categories-target.ts'
import { presentPage } from '../present.ts'
import { requireTree } from '../tree-reference.ts'

export const searchCategories: Handler<typeof categories.searchCategories> = async (
  context,
  { search, treeReference, returnNonVisibleCategories: includesHidden = false, fields },
) => {
  requireTree(treeReference)
  const { plan, aggregate } = planAggregatedSearch(context, {
    of: 'categories',
    isPublic: true,
    search,
    target: categoriesTarget,
    searchable: searchableCategories,
    defaultSort,
    limits: { max: pageSizeMax },
  })
  const where = listedFor(context.identity, { includesHidden })
  const page = plan.page(await selectCollections(context, plan, where))
  const aggregationData = await aggregate(context.db, { from: 'collections', where })
  return { ...(await presentPage(context, page, fields)), ...(aggregationData && { aggregationData }) }
}
