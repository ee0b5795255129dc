import type { Sql } from '../../../kernel/db.ts'
import { part, raw, type Fragment, type Raw } from '../../sql.ts'
import { castOf } from '../column-condition.ts'
import { joinFragments } from '../conditions.ts'
import { isList, type EntityField } from '../target.ts'
import { combinationsMax, type AggregationPlan, type Level, type PlannedAggregation } from './aggregation-plan.ts'
import { numberOf } from './column-text.ts'
import { groupingOf, type Grouping } from './groups.ts'

/** Which entries are aggregated: the tables of a search, and its condition with what the caller can see. */
export interface AggregatedRows {
  from: string | Fragment
  where: Fragment
}

/** One statement for all aggregations, which reads each entry once. Its only row has `results` as JSON text: for each aggregation a list of combinations, in
 *  which each level has `[key, total]` or its number. */
export function aggregationStatement(plan: AggregationPlan, { from, where }: AggregatedRows): Sql {
  const columns = columnsOf(plan)
  const selected = [...columns].map(([field, name]) => part`${valueOf(field)} as ${name}`)
  const results = plan.map((aggregation) => combinationsOf(aggregation, columns))
  const { text, values } = part`with matching as materialized (
      select ${joinFragments(selected, ', ')} from ${typeof from === 'string' ? raw(from) : from} where ${where}
    ) select json_build_array(${joinFragments(results, ', ')})::text as results`
  // Its text differs with each request, so it isn't prepared.
  return { text, values, name: undefined }
}

/** The column of each field, which several aggregations can use. */
type Columns = ReadonlyMap<EntityField, Raw>

function columnsOf(plan: AggregationPlan): Columns {
  const fields = new Set(plan.flatMap(({ levels }) => levels.map(({ field }) => field)))
  return new Map([...fields].map((field, index) => [field, raw(`c${index}`)]))
}

function valueOf(field: EntityField): Fragment {
  const { sql, inEveryList } = field
  if (inEveryList === undefined) return part`${raw(sql)}`
  const cast = raw(castOf(field))
  return part`(coalesce(${raw(sql)}, '{}') || ${inEveryList}::${cast})`
}

/** The name of a level's groups in the rows of an entry, of its key, and of its results. */
const groupsName = (level: number): string => `g${level}`
const keyName = (level: number): string => `k${level}`
const resultsName = (level: number): string => `l${level}`

/** A level that groups, and the groups of one entry. */
interface GroupLevel {
  level: number
  groups: Fragment
}

/** The results of a level: a row for each combination of its own groups and those around it, with `rank` and the keys of all of them. */
interface LevelResults {
  rows: Fragment
  /** The levels whose groups divide this one. */
  around: readonly number[]
  result: Fragment
}

function combinationsOf({ levels }: PlannedAggregation, columns: Columns): Fragment {
  const parts = resultsOf(levels, columns)
  const joins = parts.map(({ rows, around }, index) => {
    const name = resultsName(index)
    const equal = around.map((level) => `${name}.${keyName(level)} = ${resultsName(level)}.${keyName(level)}`)
    const condition = index === 0 ? '' : ` on ${equal.join(' and ') || 'true'}`
    return part`(${rows}) as ${raw(name)}${raw(condition)}`
  })
  const results = parts.map(({ result }) => result)
  const ranks = parts.map((_, index) => `${resultsName(index)}.rank`).join(', ')
  return part`(select coalesce(json_agg(combination order by position), '[]') from (
      select json_build_array(${joinFragments(results, ', ')}) as combination, row_number() over (order by ${raw(ranks)}) as position
      from ${joinFragments(joins, ' join ')} order by position limit ${raw(String(combinationsMax))}
    ) as combinations)`
}

function resultsOf(levels: readonly Level[], columns: Columns): LevelResults[] {
  const grouped: GroupLevel[] = []
  return levels.map((level, index) => {
    const column = columns.get(level.field)!
    const grouping = groupingOf(level, column)
    const around = grouped.map((one) => one.level)
    const name = resultsName(index)
    if (!grouping) return { rows: numbersOf(level, column, grouped), around, result: part`to_json(${raw(name)}.number)` }
    grouped.push({ level: index, groups: grouping.groups })
    return {
      rows: groupsOf(grouping, grouped),
      around,
      result: part`json_build_array(${raw(`${name}.${keyName(index)}`)}, ${raw(name)}.total)`,
    }
  })
}

const entriesIn = (levels: readonly GroupLevel[]): Fragment =>
  joinFragments(
    [part`matching`, ...levels.map(({ level, groups }) => part`(${groups}) as ${raw(groupsName(level))}`)],
    ' cross join lateral ',
  )

/** The select list and the grouping of these levels' keys. */
const keysOf = (levels: readonly GroupLevel[]) => ({
  selected: raw(levels.map(({ level }) => `${groupsName(level)}.key as ${keyName(level)}, `).join('')),
  grouped: raw(levels.length > 0 ? ` group by ${levels.map(({ level }) => `${groupsName(level)}.key`).join(', ')}` : ''),
})

/** The groups of the last level in each combination of those around it, as many as are requested. */
function groupsOf({ order, selection, limit }: Grouping, levels: readonly GroupLevel[]): Fragment {
  const names = levels.map(({ level }) => keyName(level))
  const around = names.slice(0, -1)
  const groups = raw(groupsName(levels.at(-1)!.level))
  const { selected, grouped } = keysOf(levels)
  const window = (by: Fragment) => part`over (${raw(around.length > 0 ? `partition by ${around.join(', ')} ` : '')}order by ${by})`
  return part`select * from (
      select *, row_number() ${window(order)} as rank, row_number() ${window(selection)} as selected from (
        select ${selected}${groups}.key, count(*)::int as total, min(${groups}.sort) as sort from ${entriesIn(levels)}${grouped}
      ) as grouped
    ) as ranked where selected <= ${raw(String(limit))}`
}

/** A number of each combination of the groups around it. */
function numbersOf({ field, kind }: Level, column: Raw, around: readonly GroupLevel[]): Fragment {
  const calculation = kind.type === 'SCALAR' ? kind.calculation : 'COUNT_DISTINCT'
  const { selected, grouped } = keysOf(around)
  const listed = raw(isList(field) ? ` left join lateral unnest(${column}) as entry on true` : '')
  const number =
    calculation === 'COUNT_DISTINCT'
      ? part`count(distinct ${isList(field) ? raw('entry') : column})`
      : part`${raw(calculation.toLowerCase())}(${numberOf(column, field)})`
  return part`select ${selected}${number} as number, 1 as rank from ${entriesIn(around)}${listed}${grouped}`
}
