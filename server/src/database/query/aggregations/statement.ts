import type { Sql } from '../../../kernel/db.ts'
import { part, raw, type Fragment, type Raw } from '../../sql.ts'
import { joinFragments } from '../conditions.ts'
import { isList, type EntityField } from '../target.ts'
import { combinationsMax, type AggregationPlan, type Level } from './aggregation-plan.ts'
import { numberOf } from './column-text.ts'
import { groupingOf, type Grouping } from './groups.ts'

/** Which entries are aggregated: the tables of a search, and its condition with what the caller can see. */
export interface AggregatedRows {
  from: string | Fragment
  where: Fragment
}

/** One statement for all aggregations, which reads each entry once. Its only row has `results` as JSON text: for each aggregation a list of combinations, in
 *  which each level has `[label, total]` or its number. */
export function aggregationStatement(plan: AggregationPlan, { from, where }: AggregatedRows): Sql {
  const columns = columnsOf(plan)
  const selected = [...columns].map(([field, name]) => part`${valueOf(field)} as ${name}`)
  const levels = plan.map((aggregation, index) => resultsOf(aggregation.levels, columns, `a${index}`))
  const { text, values } = part`with matching as materialized (
      select ${joinFragments(selected, ', ')} from ${typeof from === 'string' ? raw(from) : from} where ${where}
    ), ${joinFragments(
      levels.flat().map(({ name, rows }) => part`${raw(name)} as materialized (${rows})`),
      ', ',
    )} select json_build_array(${joinFragments(levels.map(combinationsOf), ', ')})::text as results`
  // Its text differs with each request, so it isn't prepared.
  return { text, values, name: undefined }
}

/** The column of each field, which several aggregations can use. */
type Columns = ReadonlyMap<EntityField, Raw>

function columnsOf(plan: AggregationPlan): Columns {
  const fields = new Set(plan.flatMap(({ levels }) => levels.map(({ field }) => field)))
  return new Map([...fields].map((field, index) => [field, raw(`c${index}`)]))
}

/** As texts if every list has a value that none stores: it needn't have the form of those that are stored. */
function valueOf({ sql, inEveryList }: EntityField): Fragment {
  return inEveryList === undefined ? part`${raw(sql)}` : part`(coalesce(${raw(sql)}::text[], '{}') || ${inEveryList}::text)`
}

/** The results of a level: `rank` of each combination of its own groups and those around it, and a column `k<level>` with the key of each. */
interface LevelResults {
  name: string
  rows: Fragment
  /** The keys that a combination shares with the levels around this one. */
  around: readonly GroupLevel[]
  result: Fragment
}

/** A level that groups. */
interface GroupLevel {
  /** The name of its results. */
  name: string
  key: string
  /** The name of the groups of one entry, and their subquery. */
  alias: string
  groups: Fragment
}

function resultsOf(levels: readonly Level[], columns: Columns, name: string): LevelResults[] {
  const around: GroupLevel[] = []
  return levels.map((level, index) => {
    const column = columns.get(level.field)!
    const grouping = groupingOf(level, column)
    const results = { name: `${name}_${index}`, around: [...around] }
    if (!grouping) return { ...results, rows: numbersOf(level, column, around), result: part`to_json(${raw(results.name)}.number)` }
    const own = { name: results.name, key: `k${index}`, alias: `g${index}`, groups: grouping.groups }
    const rows = groupsOf(grouping, own, around)
    around.push(own)
    return { ...results, rows, result: part`json_build_array(${raw(`${results.name}.label, ${results.name}.total`)})` }
  })
}

const on = (conditions: readonly string[]): string => `on ${conditions.join(' and ') || 'true'}`

function combinationsOf(levels: readonly LevelResults[]): Fragment {
  const joins = levels.map(({ name, around }, index) =>
    index === 0 ? name : `join ${name} ${on(around.map((outer) => `${name}.${outer.key} = ${outer.name}.${outer.key}`))}`,
  )
  const results = levels.map(({ result }) => result)
  const ranks = levels.map(({ name }) => `${name}.rank`).join(', ')
  return part`(select coalesce(json_agg(combination order by position), '[]') from (
      select json_build_array(${joinFragments(results, ', ')}) as combination, row_number() over (order by ${raw(ranks)}) as position
      from ${raw(joins.join(' '))} order by position limit ${raw(String(combinationsMax))}
    ) as combinations)`
}

/** The entries with each combination of their groups around a level, of those that are returned. */
function entriesIn(around: readonly GroupLevel[]): Fragment {
  const joins = around.map(({ name, alias, groups }, index) => {
    const equal = around.slice(0, index + 1).map((one) => `${name}.${one.key} = ${one.alias}.key`)
    return part`cross join lateral (${groups}) as ${raw(alias)} join ${raw(name)} ${raw(on(equal))}`
  })
  return joinFragments([part`matching`, ...joins], ' ')
}

const keysOf = (levels: readonly GroupLevel[]): Raw => raw(levels.map(({ alias, key }) => `${alias}.key as ${key}, `).join(''))
const groupBy = (levels: readonly GroupLevel[]): Raw =>
  raw(levels.length > 0 ? `group by ${levels.map(({ alias }) => `${alias}.key`).join(', ')}` : '')

/** The groups of a level in each combination of those around it, as many as are requested. */
function groupsOf({ label, order, selection, limit }: Grouping, own: GroupLevel, around: readonly GroupLevel[]): Fragment {
  const levels = [...around, own]
  const alias = raw(own.alias)
  const partition = raw(around.length > 0 ? `partition by ${around.map(({ key }) => key).join(', ')} ` : '')
  return part`select *, ${label} as label from (
      select *, row_number() over (${partition}order by ${order}) as rank, row_number() over (${partition}order by ${selection}) as selected from (
        select ${keysOf(levels)}${alias}.key, count(*)::int as total, min(${alias}.sort) as sort
        from ${entriesIn(around)} cross join lateral (${own.groups}) as ${alias} ${groupBy(levels)}
      ) as grouped
    ) as ranked where selected <= ${raw(String(limit))}`
}

/** A number of each combination of the groups around it. */
function numbersOf({ field, kind }: Level, column: Raw, around: readonly GroupLevel[]): Fragment {
  const calculation = kind.type === 'SCALAR' ? kind.calculation : 'COUNT_DISTINCT'
  const listed = raw(isList(field) ? `left join lateral unnest(${column}) as entry on true` : '')
  const number =
    calculation === 'COUNT_DISTINCT'
      ? part`count(distinct ${isList(field) ? raw('entry') : column})`
      : part`${raw(calculation.toLowerCase())}(${numberOf(column, field)})`
  return part`select ${keysOf(around)}${number} as number, 1 as rank from ${entriesIn(around)} ${listed} ${groupBy(around)}`
}
