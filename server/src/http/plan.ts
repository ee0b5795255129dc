import { planQuery, type QueryRequest } from '../database/query/plan-query.ts'
import type { QueryPlan } from '../database/query/query-plan.ts'
import { readSearch, type SearchMethod } from '../database/query/searchable.ts'
import type { Violation } from '../database/query/violation.ts'
import type { Context } from '../kernel/context.ts'
import { Invalid } from '../kernel/refuse.ts'

type PlanInput = Omit<QueryRequest, 'seal'> & {
  /** The name of the queried list: a cursor of one list can't be used for another. */
  of: string
  /** Whether all visitors see the same list. Then they use each other's cursors, because they get each other's answers. */
  isPublic?: boolean
}

/** For whom cursors of a list are. */
export const cursorScope = ({ site, identity: { kind, id } }: Context, of: string, isPublic: boolean): string =>
  `${site.id} ${of} ${isPublic && kind === 'visitor' ? kind : `${kind}:${id}`}`

/** Plans a caller's query. Its cursors are bound to the site, the list and the caller. Refuses it with all violations. */
export function planCallerQuery(context: Context, { of, isPublic = false, ...request }: PlanInput): QueryPlan {
  const plan = planQuery({ ...request, seal: { key: context.site.cursorKey, scope: cursorScope(context, of, isPublic) } })
  if (plan.violations) throw new Invalid(plan.violations)
  return plan
}

interface ConditionsInput extends Pick<PlanInput, 'of' | 'target'> {
  /** As the caller sent it. */
  filter: unknown
  search: Parameters<typeof readSearch>[0]
  searchable: SearchMethod
}

/** Plans a query of the entries that meet a filter and have some words, in no order. Refuses what is wrong with these. */
export function planConditions(context: Context, { of, target, filter, search, searchable }: ConditionsInput): QueryPlan {
  const violations: Violation[] = []
  const terms = readSearch(search, 'search', searchable, violations)
  const plan = planCallerQuery(context, {
    of,
    query: { filter },
    target,
    search: { asked: terms, condition: () => searchable.condition(terms) },
  })
  if (violations.length > 0) throw new Invalid(violations)
  return plan
}
