import type { Sql } from '../../kernel/db.ts'
import { compileFilter } from '../query/compile-filter.ts'
import { joinFragments } from '../query/conditions.ts'
import { sortKeys } from '../query/sort.ts'
import type { Violation } from '../query/violation.ts'
import { type Fragment, part, raw } from '../sql.ts'
import { groupStream } from './group.ts'
import { needsOf, type Needs } from './needs.ts'
import { copyCount, projectDocument } from './project.ts'
import type { Group, Projection, Stage } from './stages.ts'
import { asDocuments, condition, withGrowth, orderColumns, orderOf, streamOf, type Stream, type WatchedStage } from './stream.ts'
import { objectToArray, unwindArray } from './unwind.ts'

/** A pipeline as statements. Everything a caller wrote is a bound parameter; none of it is part of the SQL text. */
export interface CompiledPipeline {
  /** Rows have a document in `doc`, or none, and in `went` whether each watched stage exceeded its limit. */
  select(page: { limit: number; offset: number }): Sql
  /** Counts the documents up to one more than this, as `total`. */
  count(atMost: number): Sql
  watched: readonly WatchedStage[]
}

/** One statement for all stages. Whatever a stage can't use is added to `violations`; the statement is then useless. */
export function compilePipeline(stages: readonly Stage[], items: Stream, violations: Violation[]): CompiledPipeline {
  const stream = stages.reduce(
    (before, stage, index) => applyStage(before, stage, { name: `s${index}`, needs: () => needsOf(stages.slice(index)), violations }),
    items,
  )
  const { watched } = stream
  return {
    watched,
    select: ({ limit, offset }) => statement(watched, withLimitChecks(pageOf(stream, { limit, offset }), watched)),
    count: (atMost) =>
      statement(
        watched,
        part`select count(*)::int as total from (select from ${stream.from} where ${condition(stream)} limit ${atMost + 1}) as counted`,
      ),
  }
}

interface Step {
  name: string
  /** The fields that it and the following stages need. */
  needs: () => Needs
  violations: Violation[]
}

function applyStage(stream: Stream, stage: Stage, step: Step): Stream {
  const { name, violations } = step
  switch (stage.kind) {
    case 'filter':
      return { ...stream, where: [...stream.where, compileFilter(stage.filter, stream.target, violations)] }
    case 'sort':
      return sortStream(stream, stage, violations)
    case 'limit':
      return { ...stream, from: sliceStream(stream, name, part`limit ${stage.count}`), where: [] }
    case 'skip':
      return { ...stream, from: sliceStream(stream, name, part`offset ${stage.count}`), where: [] }
    case 'group':
      return applyGroup(stream, stage.group, { ...step, at: stage.at })
    case 'projection':
      return applyProjection(asDocuments(stream, `${name}d`, step.needs()), stage.projection, { ...step, at: stage.at })
    case 'unwindArray':
      return unwindArray(asDocuments(stream, `${name}d`, step.needs()), { path: stage.field.split('.'), name, at: stage.at })
    case 'objectToArray': {
      const before = asDocuments(stream, `${name}d`, step.needs())
      return replaceDocuments(before, objectToArray(stage.field.split('.'), stage.name), { copies: 2, name, at: stage.at })
    }
  }
}

/** Documents that are equal in all sort fields are ordered by identity, in the last field's direction. */
function sortStream(stream: Stream, { values, at }: Stage & { kind: 'sort' }, violations: Violation[]): Stream {
  const sort = sortKeys(values, `${at}.values`, stream.target, violations).slice(0, -1)
  const descending = sort.at(-1)?.descending ?? false
  return { ...stream, sort, identity: stream.identity.map((one) => ({ ...one, descending })) }
}

/** A part of a stream; the rest is dropped. */
function sliceStream(stream: Stream, name: string, bounds: Fragment): Fragment {
  const { carried, from, sort } = stream
  const implied = sort.flatMap((one) => one.impliedCondition ?? [])
  const where = condition({ where: [...stream.where, ...implied] })
  return part`(select ${raw(carried.join(', '))} from ${from} where ${where} order by ${orderOf(stream)} ${bounds}) as ${raw(name)}`
}

interface PositionedStep extends Step {
  at: string
}

const applyGroup = (stream: Stream, group: Group, { name, at }: PositionedStep): Stream => {
  const copied = group.accumulators.filter(({ kind }) => kind !== 'sum' && kind !== 'avg' && kind !== 'push').length + group.ids.length
  return withGrowth(groupStream(stream, group, { name, at }), { copies: copied, name: `${name}w`, at })
}

const applyProjection = (stream: Stream, projection: Projection, { name, at }: PositionedStep): Stream =>
  replaceDocuments(stream, projectDocument(projection, stream.target), { copies: copyCount(projection), name, at })

/** The same documents, changed. */
function replaceDocuments(stream: Stream, doc: Fragment, { copies, name, at }: { copies: number; name: string; at: string }): Stream {
  const { list, sort, identity } = orderColumns(stream)
  const rows = part`select ${doc} as doc${list} from ${stream.from} where ${condition(stream)}`
  return withGrowth(streamOf(stream, { rows, name, sort, identity }), { copies, name: `${name}w`, at })
}

/** Whole documents are only built for the page. */
function pageOf(stream: Stream, { limit, offset }: { limit: number; offset: number }): Fragment {
  const from = sliceStream(stream, 'page', part`limit ${limit} offset ${offset}`)
  return part`select ${stream.whole('all')} as doc from ${from} order by ${orderOf(stream)}`
}

/** A page together with whether the watched stages stayed within their limits: an extra row if the page is empty. */
function withLimitChecks(page: Fragment, watched: readonly WatchedStage[]): Fragment {
  if (watched.length === 0) return page
  const exceeded = watched.map(({ name }) => part`(select coalesce(bool_or(over), false) from ${raw(name)})`)
  return part`select doc, went from (select array[${joinFragments(exceeded, ', ')}] as went) as checks left join (select doc, row_number() over () as place
    from (${page}) as sorted) as page on true order by place`
}

/** Unnamed, like all statements on documents: bound names are then known when it is planned. */
function statement(watched: readonly WatchedStage[], query: Fragment): Sql {
  const namedQueries = watched.map(({ name, rows }) => part`${raw(name)} as materialized (${rows})`)
  const { text, values } = namedQueries.length === 0 ? query : part`with ${joinFragments(namedQueries, ', ')} ${query}`
  return { text, values, name: undefined }
}
