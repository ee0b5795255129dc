import type { Static } from 'typebox'
import type { SearchDetails } from '@stoa/contract/search'
import { readSearch, searchableCondition } from '../../../database/query/searchable.ts'
import type { Violation } from '../../../database/query/violation.ts'
import type { Fragment } from '../../../database/sql.ts'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Context } from '../../../kernel/context.ts'
import { Invalid } from '../../../kernel/refuse.ts'
import { withoutMatchItems } from '../match-items.ts'
import { productsTargets } from '../products-target.ts'
import { searchableProducts } from '../searchable.ts'

export interface Conditions {
  filter?: Record<string, unknown> | null
  search?: Static<typeof SearchDetails> | null
}

/** The condition that products have to meet. Refuses what is wrong with it. */
export function conditionOf(context: Context, { filter, search }: Conditions): Fragment {
  const searchable = searchableProducts({ isShop: true })
  const violations: Violation[] = []
  const terms = readSearch(search, 'search', searchable, violations)
  const plan = planCallerQuery(context, {
    of: 'productsV3',
    query: { filter: withoutMatchItems(filter) },
    target: productsTargets({ currency: context.site.settings.currency, isShop: true }).search,
    search: { asked: terms, condition: () => searchableCondition(terms, searchable) },
  })
  if (violations.length > 0) throw new Invalid(violations)
  return plan.filter
}

/** Whether a filter has a condition on a field: `{}` and `{ "$and": [{}] }` have none. */
export function hasCondition(filter: unknown): boolean {
  if (Array.isArray(filter)) return filter.some(hasCondition)
  if (typeof filter !== 'object' || filter === null) return false
  return Object.entries(filter).some(([key, value]) => !key.startsWith('$') || hasCondition(value))
}
