import type { productsV3 } from '@stoa/contract'
import { readSearch, searchableCondition } from '../../../database/query/searchable.ts'
import type { Violation } from '../../../database/query/violation.ts'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { Invalid, refuse } from '../../../kernel/refuse.ts'
import { withoutMatchItems } from '../match-items.ts'
import { productsTargets } from '../products-target.ts'
import { searchableProducts } from '../searchable.ts'
import { countMatching } from '../store.ts'
import { viewFor } from '../view.ts'

export const countProducts: Handler<typeof productsV3.countProducts> = async (context, request) => {
  const { filter, search, returnNonVisibleProducts: includesHidden = false } = request
  const { isShop, money } = viewFor(context)
  if (includesHidden && !isShop) refuse('NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS')
  const searchable = searchableProducts({ isShop })
  const violations: Violation[] = []
  const terms = readSearch(search, 'search', searchable, violations)
  const plan = planCallerQuery(context, {
    of: 'productsV3',
    query: { filter: withoutMatchItems(filter) },
    target: productsTargets({ currency: money.currency, isShop }).search,
    search: { asked: terms, condition: () => searchableCondition(terms, searchable) },
  })
  if (violations.length > 0) throw new Invalid(violations)
  return { count: await countMatching(context, plan, { includesHidden }) }
}
