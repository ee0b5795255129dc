import { part, raw, type Fragment } from '../sql.ts'
import { jsonNull, jsonOf, type Target } from './target.ts'

/** What the values of a distinct query are called in its sort. */
export const distinctValue = 'value'

interface Items {
  target: Target
  from: string
  where: Fragment
}

/** The different values of a field: a query that stands for a table, and how a sort speaks of it. */
export const distinct = (field: string, { target, from, where }: Items): { from: Fragment; target: Target; columns: string } => ({
  from: part`(select value from (select ${jsonOf(field, target)} as value from ${raw(from)} where ${where}) as looked
    where value <> ${raw(jsonNull)} group by value) as different`,
  target: {
    fields: new Map(),
    id: { sql: '(value::text)', type: 'text' },
    doc: part`${raw(`'{}'::jsonb`)}`,
    hidden: new Set(),
    beside: new Map([[distinctValue, 'value']]),
  },
  columns: 'value',
})
