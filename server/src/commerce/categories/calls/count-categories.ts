import type { categories } from '@stoa/contract'
import type { Violation } from '@stoa/contract/problems'
import { readSearch, searchableCondition } from '../../../database/query/searchable.ts'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { Invalid } from '../../../kernel/refuse.ts'
import { countListed, listedFor } from '../../collections/public.ts'
import { categoriesTarget, searchableCategories } from '../categories-target.ts'
import { requireTree } from '../tree-reference.ts'

export const countCategories: Handler<typeof categories.countCategories> = async (
  context,
  { filter, search, treeReference, returnNonVisibleCategories: includesHidden = false },
) => {
  requireTree(treeReference)
  const violations: Violation[] = []
  const terms = readSearch(search, 'search', searchableCategories, violations)
  const plan = planCallerQuery(context, {
    of: 'categories',
    query: { filter },
    target: categoriesTarget,
    search: { asked: terms, condition: () => searchableCondition(terms, searchableCategories) },
  })
  if (violations.length > 0) throw new Invalid(violations)
  return { count: await countListed(context, plan, listedFor(context.identity, { includesHidden })) }
}
