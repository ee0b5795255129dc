import type { Static } from 'typebox'
import type { SearchDetails } from '@stoa/contract/search'
import type { QueryPlan } from '../../database/query/query-plan.ts'
import { readSearch, searchableCondition } from '../../database/query/searchable.ts'
import type { Violation } from '../../database/query/violation.ts'
import { planCallerQuery } from '../../http/plan.ts'
import type { Context } from '../../kernel/context.ts'
import { Invalid } from '../../kernel/refuse.ts'
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
  const searchable = searchableProducts({ isShop })
  const violations: Violation[] = []
  const filter = withoutMatchItems(sent)
  const subtrees = await subtreesIn(context, filter)
  const terms = readSearch(search, 'search', searchable, violations)
  const plan = planCallerQuery(context, {
    of: 'productsV3',
    query: { filter },
    target: productsSearchTarget({ currency: context.site.settings.currency, isShop }, subtrees),
    search: { asked: terms, condition: () => searchableCondition(terms, searchable) },
  })
  if (violations.length > 0) throw new Invalid(violations)
  return plan
}
