import { planQuery, type QueryRequest } from '../database/query/plan-query.ts'
import type { QueryPlan } from '../database/query/query-plan.ts'
import type { Context } from '../kernel/context.ts'
import { Invalid } from '../kernel/refuse.ts'

type PlanInput = Omit<QueryRequest, 'seal'> & {
  /** The name of the queried list: a cursor of one list can't be used for another. */
  of: string
}

/** Plans a caller's query. Its cursors are bound to the site, the list and the caller. Refuses it with all violations. */
export function planCallerQuery({ site, identity }: Context, { of, ...request }: PlanInput): QueryPlan {
  const plan = planQuery({ ...request, seal: { key: site.cursorKey, scope: `${site.id} ${of} ${identity.kind}:${identity.id}` } })
  if (plan.violations) throw new Invalid(plan.violations)
  return plan
}
