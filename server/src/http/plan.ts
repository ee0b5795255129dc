import { planQuery, type QueryRequest } from '../database/query/plan-query.ts'
import type { QueryPlan } from '../database/query/query-plan.ts'
import type { Context } from '../kernel/context.ts'
import { Invalid } from '../kernel/refuse.ts'

type PlanInput = Omit<QueryRequest, 'seal'> & {
  /** What is queried: a cursor of one thing is no cursor of another. */
  of: string
}

/** Plans a caller's query, its cursors bound to the site, the thing queried and the caller; refuses it with all that is wrong. */
export function planCallerQuery({ site, identity }: Context, { of, ...request }: PlanInput): QueryPlan {
  const plan = planQuery({ ...request, seal: { key: site.cursorKey, scope: `${site.id} ${of} ${identity.kind}:${identity.id}` } })
  if (plan.violations) throw new Invalid(plan.violations)
  return plan
}
