import { pipelineReach } from '@stoa/contract/data-items/pipeline'
import { jsonNull, valueAt } from '../query/target.ts'
import { part, raw, type Fragment } from '../sql.ts'
import { isPlainObject } from './calculate.ts'
import { objectOf } from './project.ts'
import { condition, orderColumns, streamOf, type Stream } from './stream.ts'

interface UnwindInput {
  path: readonly string[]
  name: string
  at: string
}

/** One document for each entry of a list, with the entry in place of the list. A value that isn't a list counts as a single entry. Documents are counted
 *  before they are created: if there would be too many, there are none. */
export function unwindArray(stream: Stream, { path, name, at }: UnwindInput): Stream {
  const { list, sort, identity } = orderColumns(stream)
  const value = valueAt(part`doc`, path)
  const entries = part`case jsonb_typeof(${value}) when 'array' then ${value} when 'null' then '[]'::jsonb else jsonb_build_array(${value}) end`
  const threshold = pipelineReach.unwound
  const rows = part`select *, sum(jsonb_array_length(entries)) over (rows unbounded preceding) > ${raw(String(threshold))} as over
    from (select doc${list}, ${entries} as entries from ${stream.from} where ${condition(stream)} offset 0) as opened`
  const columns = [...sort.map((_, index) => `o${index}`), ...identity.map((_, index) => `i${index}`)].map((column) => `, ${column}`)
  const ordinal = `i${identity.length}`
  const unwoundRows = part`select jsonb_set(doc, ${path}::text[], entry) as doc${raw(columns.join(''))}, ${raw(ordinal)}
    from ${raw(name)} cross join lateral jsonb_array_elements(entries) with ordinality as listed(entry, ${raw(ordinal)})
    where not (select coalesce(bool_or(over), false) from ${raw(name)})`
  return streamOf(stream, {
    rows: unwoundRows,
    name: `${name}u`,
    sort,
    identity: [...identity, { expression: part`${raw(ordinal)}`, cast: '', nullable: false, descending: false }],
    watched: [...stream.watched, { name, rows, at, most: 'documents created', threshold }],
  })
}

/** The fields of an object as a list of names and values, in jsonb's order; null for anything else. */
export function objectToArray(path: readonly string[], destination: string): Fragment {
  const value = valueAt(part`doc`, path)
  const pairs = part`case when ${isPlainObject(value)} then (select coalesce(jsonb_agg(jsonb_build_object('k', key, 'v', value)), '[]'::jsonb)
    from jsonb_each(${value})) else ${raw(jsonNull)} end`
  return part`doc || ${objectOf([[destination, pairs]])}`
}
