import { planQuery, type QueryRequest } from '../database/query/plan-query.ts'
import type { QueryPlan } from '../database/query/query-plan.ts'
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
