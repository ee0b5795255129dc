import type { Db } from '../../../kernel/db.ts'
import type { AggregationPlan } from './aggregation-plan.ts'
import { presentAggregations } from './present.ts'
import { aggregationStatement, type AggregatedRows } from './statement.ts'

type Data = ReturnType<typeof presentAggregations>

/** Calculates the aggregations of a search; undefined if it has none. */
export async function readAggregations(db: Pick<Db, 'one'>, plan: AggregationPlan, rows: AggregatedRows): Promise<Data | undefined> {
  if (plan.length === 0) return undefined
  const row = await db.one<{ results: string }>(aggregationStatement(plan, rows))
  return presentAggregations(plan, row?.results ?? '[]')
}
