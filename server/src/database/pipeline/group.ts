import { pipelineReach } from '@stoa/contract/data-items/pipeline'
import { joinFragments } from '../query/conditions.ts'
import { orderBy, reverseKeys, type SortKey } from '../query/sort.ts'
import { jsonNull } from '../query/target.ts'
import { part, raw, type Fragment } from '../sql.ts'
import { jsonIn, numberOf, rounded, valueOf } from './calculate.ts'
import { objectOf } from './project.ts'
import type { Accumulator, AccumulatorKind, Group } from './stages.ts'
import { condition, orderColumns, streamOf, type Stream } from './stream.ts'

const g = (index: number): string => `g${index}`
const list = (parts: readonly Fragment[]): Fragment => joinFragments(parts, ', ')

/** Groups documents, in the order of their group values. Without group values there is one group, even without documents. */
export function groupStream(stream: Stream, group: Group, { name, at }: { name: string; at: string }): Stream {
  const pushes = group.accumulators.some(({ kind }) => kind === 'push')
  const identity: SortKey[] = (group.ids.length > 0 ? group.ids : [undefined]).map((_, index) => ({
    expression: part`${raw(`i${index}`)}`,
    cast: '',
    nullable: false,
    descending: false,
  }))
  const rows = documentsOf(group, { rows: figuresOf(stream, group), pushes })
  const parts = { rows, sort: [], identity, growth: stream.growth }
  if (!pushes) return streamOf(stream, { ...parts, name })
  const watched = { name, rows, at, most: 'bytes pushed in total', threshold: pipelineReach.pushedBytes }
  const out = streamOf(stream, { ...parts, name, watched: [...stream.watched, watched] })
  return { ...out, from: part`${raw(name)}` }
}

/** The values needed of each document; then one row per group with its results. */
function figuresOf(stream: Stream, { ids, accumulators }: Group): Fragment {
  const { list: order, sort, identity } = orderColumns(stream)
  const keys = [...sort, ...identity]
  const by = ids.map((_, index) => g(index)).join(', ')
  const inputColumns = [
    ...ids.map(({ expression }, index) => part`${valueOf(expression, stream.target)} as ${raw(g(index))}`),
    ...accumulators.map(
      ({ kind, expression }, index) => part`${(isCalculated(kind) ? numberOf : valueOf)(expression, stream.target)} as ${raw(`v${index}`)}`,
    ),
  ]
  const rows = part`(select ${list(inputColumns)}${order} from ${stream.from} where ${condition(stream)} offset 0) as looked`
  const figures = accumulators.map(({ kind }, index) => part`${accumulate[kind](`v${index}`, keys)} as ${raw(`f${index}`)}`)
  const rankColumns = windowColumns(accumulators, { by, keys })
  const from = rankColumns.length === 0 ? rows : part`(select *, ${list(rankColumns)} from ${rows} offset 0) as placed`
  const over = accumulators.some(({ kind }) => kind === 'push')
    ? [part`coalesce(bool_or(held > ${raw(String(pipelineReach.pushedBytes))}), false) as over`]
    : []
  const names = ids.map((_, index) => part`${raw(g(index))}`)
  return part`(select ${list([...names, ...figures, ...over, part`0 as nothing`])} from ${from} ${raw(by && `group by ${by}`)}) as figures`
}

const isCalculated = (kind: AccumulatorKind): boolean => kind === 'sum' || kind === 'avg'

/** Window functions spill to disk where collecting a group's values would fill the memory: its first, its last, and the size of what was pushed so far. */
function windowColumns(accumulators: readonly Accumulator[], { by, keys }: { by: string; keys: readonly SortKey[] }): Fragment[] {
  const kinds = new Set(accumulators.map(({ kind }) => kind))
  const partition = by && `partition by ${by}`
  const sizes = accumulators.flatMap(({ kind }, index) => (kind === 'push' ? [`pg_column_size(v${index})::bigint`] : []))
  return [
    ...(kinds.has('first') ? [part`row_number() over (${raw(partition)} order by ${orderBy(keys)}) as foremost`] : []),
    ...(kinds.has('last') ? [part`row_number() over (${raw(partition)} order by ${orderBy(reverseKeys(keys))}) as hindmost`] : []),
    ...(kinds.has('push') ? [part`sum(${raw(sizes.join(' + '))}) over (rows unbounded preceding) as held`] : []),
  ]
}

const percentileOf = (value: string, share: 0 | 1): Fragment =>
  part`percentile_disc(${raw(String(share))}) within group (order by ${raw(value)}) filter (where ${raw(value)} <> ${raw(jsonNull)})`
const valueAtFirstRank = (value: string, rank: string): Fragment => part`(array_agg(${raw(value)}) filter (where ${raw(rank)} = 1))[1]`

const accumulate: Readonly<Record<AccumulatorKind, (value: string, keys: readonly SortKey[]) => Fragment>> = {
  sum: (value) => part`coalesce(sum(${raw(value)}), 0)`,
  avg: (value) => part`round(sum(${raw(value)}), 400) / nullif(count(${raw(value)}), 0)`,
  min: (value) => percentileOf(value, 0),
  max: (value) => percentileOf(value, 1),
  first: (value) => valueAtFirstRank(value, 'foremost'),
  last: (value) => valueAtFirstRank(value, 'hindmost'),
  push: (value, keys) =>
    part`jsonb_agg(${raw(value)} order by ${orderBy(keys)}) filter (where held <= ${raw(String(pipelineReach.pushedBytes))})`,
}

const emptyResults: Readonly<Record<'push' | 'other', string>> = { push: `'[]'::jsonb`, other: jsonNull }

/** A group as a document: its values in `_id`, its results by name. */
function documentsOf({ ids, accumulators }: Group, { rows, pushes }: { rows: Fragment; pushes: boolean }): Fragment {
  const values = objectOf(ids.map(({ key }, index) => [key, part`${raw(g(index))}`] as const))
  const figures = accumulators.map(({ kind, name }, index) => {
    const figure = part`${raw(`f${index}`)}`
    const value = isCalculated(kind)
      ? jsonIn(rounded(figure))
      : part`coalesce(${figure}, ${raw(emptyResults[kind === 'push' ? kind : 'other'])})`
    return [name, value] as const
  })
  const doc = objectOf([...(ids.length > 0 ? [['_id', values] as const] : []), ...figures])
  const identity = ids.length > 0 ? ids.map((_, index) => `${g(index)} as i${index}`).join(', ') : `${jsonNull} as i0`
  return part`select ${doc} as doc, ${raw(identity)}${raw(pushes ? ', over' : '')} from ${rows}`
}
