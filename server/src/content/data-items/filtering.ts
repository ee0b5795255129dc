import { statusField } from '@stoa/contract/data-items/publishing'
import { planQuery, type QueryRequest } from '../../database/query/plan-query.ts'
import { statusAt } from '../../database/query/published.ts'
import type { QueryPlan } from '../../database/query/query-plan.ts'
import { dataTarget, type Target } from '../../database/query/target.ts'
import type { Context } from '../../kernel/context.ts'
import { Invalid } from '../../kernel/refuse.ts'
import { type DataCollection, foldedFields, hasStatuses, hiddenFields, servedFields, singleFields } from '../data-collections/public.ts'

/** The fields of a collection's items that a caller can query: all of them, but hidden ones behave as missing. */
export const targetFor = ({ identity, now }: Pick<Context, 'identity' | 'now'>, collection: DataCollection): Target =>
  dataTarget({ hidden: hiddenFields(identity, collection), ...columnsOf(collection, now) })

/** Fields in columns, and values that aren't in the document: a status changes with time. */
function columnsOf(collection: DataCollection, now: Date): Pick<Target, 'indexedColumns' | 'fieldsWithoutLists' | 'foldedColumns'> {
  const columns = {
    indexedColumns: servedFields(collection),
    fieldsWithoutLists: singleFields(collection),
    foldedColumns: foldedFields(collection),
  }
  if (!hasStatuses(collection)) return columns
  const isOther = (field: string) => field !== statusField
  return {
    indexedColumns: new Map([...columns.indexedColumns, [statusField, statusAt(now)]]),
    fieldsWithoutLists: new Set([...columns.fieldsWithoutLists].filter(isOther)),
    foldedColumns: new Map([...columns.foldedColumns].filter(([field]) => isOther(field))),
  }
}

interface FilterInput {
  query: QueryRequest['query']
  target: Target
  /** The path of the filter in the request. */
  filterAt: string
  offsetMax?: number
}

/** Plans a query whose cursors are handled elsewhere, or refuses it with all violations. */
export function plannedAt({ query, target, filterAt, offsetMax }: FilterInput): QueryPlan {
  const seal = { key: 'unused', scope: 'unused' }
  const plan = planQuery({ query, target, seal, cursors: false, ...(offsetMax === undefined ? {} : { limits: { offsetMax } }) })
  if (!plan.violations) return plan
  throw new Invalid(plan.violations.map((found) => ({ ...found, field: found.field.replace(/^filter\b/, filterAt) })))
}

/** A caller's filter of items as a condition. */
export const filterOf = (context: Context, collection: DataCollection, { filter, at }: { filter: unknown; at: string }) =>
  plannedAt({ query: { filter }, target: targetFor(context, collection), filterAt: at }).filter

interface Conditional {
  condition?: { filter?: unknown } | null | undefined
}

/** The condition that items must match to be changed. */
export const conditionOf = (context: Context, collection: DataCollection, { condition }: Conditional) =>
  filterOf(context, collection, { filter: condition?.filter, at: 'condition.filter' })
