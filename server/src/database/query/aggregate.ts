import { part, raw, type Fragment } from '../sql.ts'
import { joinFragments } from './conditions.ts'
import { jsonNull, jsonOf, type Target } from './target.ts'

/** A result of a group, with its name. `count` has no field. */
export interface Figure {
  name: string
  kind: 'sum' | 'average' | 'min' | 'max' | 'count'
  field: string
}

export interface Aggregation {
  groups: readonly string[]
  figures: readonly Figure[]
}

/** Grouped items: a subquery with one row per group, and its columns for filters and sorts. */
export interface GroupedItems {
  from: Fragment
  target: Target
  /** The select list. `groupOf` and `figuresOf` split a row of it. */
  columns: string
}

export interface GroupRow {
  groups: readonly unknown[]
  figures: readonly unknown[]
}

interface Items {
  target: Target
  /** The table with its condition: rows that the caller can see and that match. */
  from: string
  where: Fragment
}

/** Calculates with exact decimals. Values that aren't numbers are ignored. Only uses fields that the caller can see, according to `target`. */
export function groupItems({ groups, figures }: Aggregation, { target, from, where }: Items): GroupedItems {
  const inputColumns = [
    ...groups.map((field, index) => part`${jsonOf(field, target)} as ${raw(`g${index}`)}`),
    ...figures.map(({ kind, field }, index) => part`${kind === 'count' ? raw(jsonNull) : jsonOf(field, target)} as ${raw(`v${index}`)}`),
  ]
  const groupNames = groups.map((_, index) => `g${index}`)
  const figureNames = figures.map((_, index) => `f${index}`)
  const resultColumns = figures.map(({ kind }, index) => `coalesce(${calculate[kind](`v${index}`)}, ${jsonNull}) as f${index}`)
  const rows = part`(select ${joinFragments([...inputColumns, part`0`], ', ')} from ${raw(from)} where ${where}) as looked`
  const by = groups.length > 0 ? `group by ${groupNames.join(', ')}` : ''
  const resultNames = [
    ...groups.map((name, index) => [name, `g${index}`] as const),
    ...figures.map(({ name }, index) => [name, `f${index}`] as const),
  ]
  return {
    from: part`(select ${raw([...groupNames, ...resultColumns, '0'].join(', '))} from ${rows} ${raw(by)}) as grouped`,
    target: {
      fields: new Map(),
      id: { sql: `(jsonb_build_array(${groupNames.join(', ')})::text)`, type: 'text' },
      doc: part`${raw(`'{}'::jsonb`)}`,
      hidden: new Set(),
      indexedColumns: new Map(resultNames),
    },
    columns: `jsonb_build_array(${groupNames.join(', ')}) as groups, jsonb_build_array(${figureNames.join(', ')}) as figures`,
  }
}

const numbers = (value: string): string => `case jsonb_typeof(${value}) when 'number' then ${value}::numeric end`
/** Of rows that have a value. */
const extremeOf = (value: string, order: 'asc' | 'desc'): string =>
  `(array_agg(${value} order by ${value} ${order}) filter (where ${value} <> ${jsonNull}))[1]`

/** An average is a double anyway, so more than sixteen decimal places are meaningless. */
const calculate: Readonly<Record<Figure['kind'], (value: string) => string>> = {
  sum: (value) => `to_jsonb(coalesce(sum(${numbers(value)}), 0))`,
  average: (value) => `to_jsonb(avg(${numbers(value)}))`,
  min: (value) => extremeOf(value, 'asc'),
  max: (value) => extremeOf(value, 'desc'),
  count: () => 'to_jsonb(count(*))',
}
