import type { Static } from 'typebox'
import type { SearchDetails } from '@stoa/contract/search'
import type { QueryPlan } from '../../database/query/query-plan.ts'
import { planConditions } from '../../http/plan.ts'
import type { Context } from '../../kernel/context.ts'
import { withoutMatchItems } from './match-items.ts'
import { productsSearchTarget } from './products-target.ts'
import { searchableProducts } from './searchable.ts'
import { subtreesIn } from './subtrees.ts'

/** What products have to meet. */
export interface Conditions {
  filter?: Record<string, unknown> | null | undefined
  search?: Static<typeof SearchDetails> | null | undefined
}

/** Plans a query of the products that meet conditions, in no order. Refuses what is wrong with these. `isShop`: for a caller that acts for the shop. */
export async function planProducts(
  context: Context,
  { filter: sent, search }: Conditions,
  { isShop }: { isShop: boolean },
): Promise<QueryPlan> {
  const filter = withoutMatchItems(sent)
  const subtrees = await subtreesIn(context, filter)
  const target = productsSearchTarget({ currency: context.site.settings.currency, isShop }, subtrees)
  return planConditions(context, {
    of: 'productsV3',
    target,
    filter,
    search,
    searchable: await searchableProducts(context, search, { isShop }),
  })
}
