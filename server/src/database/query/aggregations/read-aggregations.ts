import type { Db } from '../../../kernel/db.ts'
import { refuseFields } from '../../../kernel/refuse.ts'
import { violation } from '../violation.ts'
import type { AggregationPlan } from './aggregation-plan.ts'
import { presentAggregations } from './present.ts'
import { aggregationStatement, type AggregatedRows } from './statement.ts'

type Data = ReturnType<typeof presentAggregations>

/** Calculates the aggregations of a search; undefined if it has none. Refuses a time zone that Node.js knows and PostgreSQL doesn't. */
export async function readAggregations(db: Pick<Db, 'one'>, plan: AggregationPlan, rows: AggregatedRows): Promise<Data | undefined> {
  if (plan.length === 0) return undefined
  const row = await db.one<{ results: string }>(aggregationStatement(plan, rows)).catch((error: { code?: string }) => {
    if (error.code !== invalidParameter || !hasTimeZone(plan)) throw error
    return refuseFields(violation('search.timeZone', 'FORMAT', 'isn’t a time zone of the database'))
  })
  return presentAggregations(plan, row?.results ?? '[]')
}

/** PostgreSQL has this error for the name of a time zone. */
const invalidParameter = '22023'

const hasTimeZone = (plan: AggregationPlan): boolean => plan.some(({ levels }) => levels.some(({ kind }) => kind.type === 'DATE_HISTOGRAM'))
