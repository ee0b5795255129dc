import { pipelineReach } from '@stoa/contract/data-items/pipeline'
import { and, joinFragments } from '../query/conditions.ts'
import { orderBy, type SortKey } from '../query/sort.ts'
import { jsonOf, type Target } from '../query/target.ts'
import { fragment, part, raw, type Fragment } from '../sql.ts'
import type { Needs } from './needs.ts'
import { fieldsIn, objectOf } from './project.ts'

/** A stage whose limit is checked: the named query before the statement has a column `over` that says whether it was exceeded. */
export interface WatchedStage {
  name: string
  rows: Fragment
  at: string
  most: string
  threshold: number
}

/** What passes from one stage to the next: items in their table, or documents that stages have created. */
export interface Stream {
  from: Fragment
  where: readonly Fragment[]
  /** How fields are looked up in it. */
  target: Target
  /** A document as it is passed on and returned, or the needed part of it. */
  whole: (needs: Needs) => Fragment
  /** Columns that pass unchanged through stages that don't change documents; trusted SQL. */
  carried: readonly string[]
  /** Its order: by the sort, then by identity. */
  sort: readonly SortKey[]
  identity: readonly SortKey[]
  watched: readonly WatchedStage[]
  /** The maximum size of a document as a multiple of its item's size, as far as known. */
  growth: number
}

/** The items of a collection that the caller can see. */
export function itemsStream({ from, where, target: all }: { from: string; where: Fragment; target: Target }): Stream {
  // In a pipeline a field has one name, the one it is returned by.
  const target = { ...all, fields: new Map([...all.fields].filter(([name]) => name.startsWith('_'))) }
  const columns = [
    'id',
    'created_date',
    'updated_date',
    'owner_id',
    'doc',
    ...new Set([...(target.indexedColumns?.values() ?? []), ...(target.foldedColumns?.values() ?? [])]),
  ]
  return {
    from: part`${raw(from)}`,
    where: [where],
    target,
    whole: (needs) => documentOf(target, needs),
    carried: columns.filter((column) => /^\w+$/.test(column)),
    sort: [],
    identity: [key(part`${raw(target.id.sql)}`)],
    watched: [],
    growth: 1,
  }
}

/** An item's own fields that the caller can see, and the system fields. An item without an owner has no `_owner`. */
function documentOf(target: Target, needs: Needs): Fragment {
  const { fields, hidden } = target
  const system = [...fields].filter(([name]) => !hidden.has(name) && (needs === 'all' || needs.has(name)))
  const always = system.filter(([, { notNull }]) => notNull).map(([name]) => [name, jsonOf(name, target)] as const)
  const maybe = system.flatMap(([name, { sql, notNull }]) =>
    notNull ? [] : [part`case when ${raw(sql)} is null then '{}'::jsonb else ${objectOf([[name, jsonOf(name, target)]])} end`],
  )
  return part`(${joinFragments([...ownFields(target, needs), ...(always.length > 0 ? [objectOf(always)] : []), ...maybe], ' || ')})`
}

function ownFields({ fields, hidden }: Target, needs: Needs): Fragment[] {
  if (needs === 'all') return [hidden.size === 0 ? part`doc` : part`(doc - ${[...hidden]}::text[])`]
  const own = [...needs].filter((name) => !hidden.has(name) && !fields.has(name))
  return [fieldsIn(part`doc`, own)]
}

const key = (expression: Fragment, descending = false): SortKey => ({ expression, cast: '', nullable: false, descending })

/** The order of the stream, without `order by`. */
export const orderOf = ({ sort, identity }: Pick<Stream, 'sort' | 'identity'>): Fragment => orderBy([...sort, ...identity])

/** Documents: every field is in them. */
const documents: Target = { fields: new Map(), id: { sql: 'doc', type: 'text' }, doc: fragment('doc'), hidden: new Set() }

export const condition = ({ where }: Pick<Stream, 'where'>): Fragment => and(where)

/** The columns that preserve a stream's order when its documents change: a select list, and the keys under their new names. */
export function orderColumns({ sort, identity }: Stream): { list: Fragment; sort: SortKey[]; identity: SortKey[] } {
  const withNames = (keys: readonly SortKey[], prefix: string) => keys.map((one, index) => ({ ...one, name: `${prefix}${index}` }))
  const all = [withNames(sort, 'o'), withNames(identity, 'i')] as const
  const renamed = (keys: (typeof all)[number]) =>
    keys.map(({ name, cast, nullable, descending }) => ({ expression: part`${raw(name)}`, cast, nullable, descending }))
  return {
    list: joinFragments(
      all.flat().map(({ expression, name }) => part`, ${expression} as ${raw(name)}`),
      '',
    ),
    sort: renamed(all[0]),
    identity: renamed(all[1]),
  }
}

/** A query of documents in a column `doc`, with their order in others. Each stage's query is materialized: otherwise PostgreSQL would inline its text
 *  wherever it is used. */
export function streamOf(
  stream: Stream,
  { rows, name, ...changes }: { rows: Fragment; name: string } & Partial<Pick<Stream, 'sort' | 'identity' | 'watched' | 'growth'>>,
): Stream {
  const keys = { sort: changes.sort ?? stream.sort, identity: changes.identity ?? stream.identity }
  return {
    ...stream,
    ...changes,
    ...keys,
    from: part`(${rows} offset 0) as ${raw(name)}`,
    where: [],
    target: documents,
    whole: () => fragment('doc'),
    carried: ['doc', ...keys.sort.map((_, index) => `o${index}`), ...keys.identity.map((_, index) => `i${index}`)],
  }
}

/** The same as documents, with the needed fields. */
export function asDocuments(stream: Stream, name: string, needs: Needs): Stream {
  if (stream.target === documents && stream.where.length === 0) return stream
  const { list, sort, identity } = orderColumns(stream)
  const rows = part`select ${stream.whole(needs)} as doc${list} from ${stream.from} where ${condition(stream)}`
  return streamOf(stream, { rows, name, sort, identity })
}

/** The multiple of its item's size that a document can have without a check. */
const growthFree = 20

/** Documents that a stage has created, each at most `copies` times as large as before. If they could have become too large, each is checked. */
export function withGrowth(stream: Stream, { copies, name, at }: { copies: number; name: string; at: string }): Stream {
  const growth = stream.growth * Math.max(1, copies)
  if (growth <= growthFree) return { ...stream, growth }
  const threshold = pipelineReach.documentBytes
  const others = raw(
    stream.carried
      .filter((column) => column !== 'doc')
      .map((column) => `, ${column}`)
      .join(''),
  )
  const rows = part`select case when over then '{}'::jsonb else doc end as doc, over${others}
    from (select doc${others}, pg_column_size(doc) > ${raw(String(threshold))} as over from ${stream.from} offset 0) as weighed`
  const watched = [...stream.watched, { name, rows, at, most: 'bytes in one document', threshold }]
  return { ...stream, from: part`${raw(name)}`, watched, growth: 1 }
}
