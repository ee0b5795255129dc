import type { QueryPlan } from '../../database/query/query-plan.ts'
import { planConditions } from '../../http/plan.ts'
import type { Context } from '../../kernel/context.ts'
import type { Conditions } from './plan-products.ts'
import { searchableVariants } from './searchable.ts'
import { variantsTargets } from './variants-target.ts'

/** Plans a query of the variants that meet conditions, in no order, for a caller that acts for the shop. Refuses what is wrong with these. */
export const planVariants = async (context: Context, { filter, search }: Conditions): Promise<QueryPlan> =>
  planConditions(context, {
    of: 'variantsV3',
    target: variantsTargets(context.site.settings.currency).search,
    filter,
    search,
    searchable: await searchableVariants(context, search, { isShop: true }),
  })
