import { part, raw, type Fragment } from '../sql.ts'
import { jsonNull, jsonOf, type Target } from './target.ts'

/** The name of a distinct query's values in its sort. */
export const distinctValue = 'value'

interface Items {
  target: Target
  from: string
  where: Fragment
}

/** The distinct values of a field: a subquery, and its columns for a sort. */
export const distinct = (field: string, { target, from, where }: Items): { from: Fragment; target: Target; columns: string } => ({
  from: part`(select value from (select ${jsonOf(field, target)} as value from ${raw(from)} where ${where}) as looked
    where value <> ${raw(jsonNull)} group by value) as different`,
  target: {
    fields: new Map(),
    id: { sql: '(value::text)', type: 'text' },
    doc: part`${raw(`'{}'::jsonb`)}`,
    hidden: new Set(),
    indexedColumns: new Map([[distinctValue, 'value']]),
  },
  columns: 'value',
})
