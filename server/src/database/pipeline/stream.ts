import { pipelineReach } from '@stoa/contract/data-items/pipeline'
import { and, joined } from '../query/conditions.ts'
import { orderBy, type SortKey } from '../query/sort.ts'
import { jsonOf, type Target } from '../query/target.ts'
import { fragment, part, raw, type Fragment } from '../sql.ts'
import type { Needs } from './needs.ts'
import { fieldsIn, objectOf } from './project.ts'

/** A stage whose reach is looked at: the named query before the statement says in a column `over` whether it went too far. */
export interface Watched {
  name: string
  rows: Fragment
  at: string
  most: string
  threshold: number
}

/** What flows from one stage to the next: items as they stand in their table, or documents that stages have made of them. */
export interface Stream {
  from: Fragment
  where: readonly Fragment[]
  /** How fields are found in it. */
  target: Target
  /** One as it is passed on and answered, or as much of it as is asked for. */
  whole: (needs: Needs) => Fragment
  /** Columns that go along through stages which change no document; text of our own. */
  carried: readonly string[]
  /** The order it flows in: what it was sorted by, then what tells any two apart. */
  sort: readonly SortKey[]
  identity: readonly SortKey[]
  watched: readonly Watched[]
  /** How many times its item's size a document can have at most, as far as is known. */
  growth: number
}

/** Items of a collection, all that the caller may see of them. */
export function itemsStream({ from, where, target: all }: { from: string; where: Fragment; target: Target }): Stream {
  // In a pipeline a field has one name, the one it is answered by.
  const target = { ...all, fields: new Map([...all.fields].filter(([name]) => name.startsWith('_'))) }
  const columns = [
    'id',
    'created_date',
    'updated_date',
    'owner_id',
    'doc',
    ...new Set([...(target.beside?.values() ?? []), ...(target.folded?.values() ?? [])]),
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

/** An item's own fields, as far as it has them and the caller sees them, and those of the system. An item that has no owner has no `_owner`. */
function documentOf(target: Target, needs: Needs): Fragment {
  const { fields, hidden } = target
  const system = [...fields].filter(([name]) => !hidden.has(name) && (needs === 'all' || needs.has(name)))
  const always = system.filter(([, { notNull }]) => notNull).map(([name]) => [name, jsonOf(name, target)] as const)
  const maybe = system.flatMap(([name, { sql, notNull }]) =>
    notNull ? [] : [part`case when ${raw(sql)} is null then '{}'::jsonb else ${objectOf([[name, jsonOf(name, target)]])} end`],
  )
  return part`(${joined([...ownFields(target, needs), ...(always.length > 0 ? [objectOf(always)] : []), ...maybe], ' || ')})`
}

function ownFields({ fields, hidden }: Target, needs: Needs): Fragment[] {
  if (needs === 'all') return [hidden.size === 0 ? part`doc` : part`(doc - ${[...hidden]}::text[])`]
  const own = [...needs].filter((name) => !hidden.has(name) && !fields.has(name))
  return [fieldsIn(part`doc`, own)]
}

const key = (expression: Fragment, descending = false): SortKey => ({ expression, cast: '', nullable: false, descending })

/** The order it flows in, without its words. */
export const orderOf = ({ sort, identity }: Pick<Stream, 'sort' | 'identity'>): Fragment => orderBy([...sort, ...identity])

/** Documents: every field stands in them. */
const documents: Target = { fields: new Map(), id: { sql: 'doc', type: 'text' }, doc: fragment('doc'), hidden: new Set() }

export const condition = ({ where }: Pick<Stream, 'where'>): Fragment => and(where)

/** The columns that keep a stream's order where its documents become others: a select list, and the keys by their new names. */
export function orderColumns({ sort, identity }: Stream): { list: Fragment; sort: SortKey[]; identity: SortKey[] } {
  const named = (keys: readonly SortKey[], letter: string) => keys.map((one, index) => ({ ...one, name: `${letter}${index}` }))
  const all = [named(sort, 'o'), named(identity, 'i')] as const
  const renamed = (keys: (typeof all)[number]) =>
    keys.map(({ name, cast, nullable, descending }) => ({ expression: part`${raw(name)}`, cast, nullable, descending }))
  return {
    list: joined(
      all.flat().map(({ expression, name }) => part`, ${expression} as ${raw(name)}`),
      '',
    ),
    sort: renamed(all[0]),
    identity: renamed(all[1]),
  }
}

/** A query of documents in a column `doc`, with their order beside them. Each stage's query stands for itself: PostgreSQL would put the text of one into the
 *  next wherever it is named. */
export function streamOf(
  stream: Stream,
  { rows, name, ...made }: { rows: Fragment; name: string } & Partial<Pick<Stream, 'sort' | 'identity' | 'watched' | 'growth'>>,
): Stream {
  const keys = { sort: made.sort ?? stream.sort, identity: made.identity ?? stream.identity }
  return {
    ...stream,
    ...made,
    ...keys,
    from: part`(${rows} offset 0) as ${raw(name)}`,
    where: [],
    target: documents,
    whole: () => fragment('doc'),
    carried: ['doc', ...keys.sort.map((_, index) => `o${index}`), ...keys.identity.map((_, index) => `i${index}`)],
  }
}

/** The same as documents, with what is asked of them. */
export function asDocuments(stream: Stream, name: string, needs: Needs): Stream {
  if (stream.target === documents && stream.where.length === 0) return stream
  const { list, sort, identity } = orderColumns(stream)
  const rows = part`select ${stream.whole(needs)} as doc${list} from ${stream.from} where ${condition(stream)}`
  return streamOf(stream, { rows, name, sort, identity })
}

/** Times its item's size a document may have without being looked at. */
const growthFree = 20

/** Documents that a stage has made, each of which may be `copies` times as large as before. Where they could have grown too large, each is looked at. */
export function grown(stream: Stream, { copies, name, at }: { copies: number; name: string; at: string }): Stream {
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
