import { part, raw, type Fragment, type Raw } from '../../sql.ts'
import { castOf } from '../column-condition.ts'
import { always, and, joinFragments } from '../conditions.ts'
import { isList, type EntityField } from '../target.ts'
import { periodsMax, type Level, type LevelKind, type ValueRange } from './aggregation-plan.ts'
import { isoText, numberOf, sortOf, textOf } from './column-text.ts'

/** How the entries of a level are grouped. */
export interface Grouping {
  /** A subquery of the groups of one entry: their `key` and `sort`. */
  groups: Fragment
  /** The text that names a group, of its `key`. */
  label: Fragment
  /** How groups are sorted, by `key`, `sort` and `total`. */
  order: Fragment
  /** Which groups are returned if there are more than the limit: the first ones in this order. */
  selection: Fragment
  limit: number
}

/** The grouping of a level by a column of the matching entries; undefined if it calculates a number of all of them. */
export function groupingOf({ field, kind }: Level, column: Raw): Grouping | undefined {
  if (kind.type === 'SCALAR') return undefined
  if (kind.type === 'VALUE') return byValue(column, field, kind)
  if (kind.type === 'RANGE') return byRange(numberOf(column, field), kind)
  return byPeriod(column, kind)
}

type Kind<T extends LevelKind['type']> = Extract<LevelKind, { type: T }>

function byValue(column: Raw, field: EntityField, { sortsByValue, descending, limit, missingGroup }: Kind<'VALUE'>): Grouping {
  const direction = raw(descending ? 'desc' : 'asc')
  const byTotal = sortsByValue ? part`` : part`total ${direction}, `
  const order = part`${byTotal}sort ${sortsByValue ? direction : raw('asc')} nulls last, key`
  const present = isList(field)
    ? part`select distinct entry::text as key, entry::text as sort from unnest(${column}) as entry where entry is not null`
    : part`select ${textOf(column, field)} as key, ${sortOf(column, field)} as sort where ${column} is not null`
  const groups =
    missingGroup === undefined
      ? present
      : part`select coalesce(present.key, ${missingGroup}::text) as key, coalesce(present.sort, ${sortOfGroup(missingGroup, field)}) as sort
        from (values (1)) as entry left join lateral (${present}) as present on true`
  return { groups, label: part`key`, order, selection: order, limit }
}

/** The group without a value is sorted by its name like a value, or last where that can't be one. */
function sortOfGroup(name: string, field: EntityField): Fragment {
  if (field.type === 'date') return part`null::timestamptz`
  if (field.type !== 'number') return part`${name}::text`
  const number = /^-?\d+(\.\d+)?$/.test(name) ? Number(name) * 10 ** (field.scale ?? 0) : NaN
  const isStorable = field.scale === undefined ? Number.isFinite(number) : Number.isSafeInteger(number)
  return part`${isStorable ? String(number) : null}::${raw(castOf(field))}`
}

/** An entry is in the first range that has its value. */
function byRange(number: Fragment, { ranges }: Kind<'RANGE'>): Grouping {
  const cases = ranges.map((range, index) => part`when ${isIn(range)} then ${raw(String(index))}`)
  return {
    // Without the offset, the number would be calculated for each bound.
    groups: part`select index as key, index as sort from (
        select case ${joinFragments(cases, ' ')} end as index from (select ${number} as number offset 0) as entry where number is not null
      ) as ranges where index is not null`,
    label: part`key::text`,
    order: part`sort`,
    selection: part`sort`,
    limit: ranges.length,
  }
}

const isIn = ({ from, to }: ValueRange): Fragment =>
  and([
    typeof from === 'number' ? part`number >= ${String(from)}::numeric` : always,
    typeof to === 'number' ? part`number < ${String(to)}::numeric` : always,
  ])

/** The latest periods are returned, in the order of time. */
function byPeriod(column: Raw, { interval, timeZone }: Kind<'DATE_HISTOGRAM'>): Grouping {
  const start = part`date_trunc(${raw(`'${interval.toLowerCase()}'`)}, ${column}, ${timeZone}::text)`
  return {
    groups: part`select start as key, start as sort from (select ${start} as start where ${column} is not null) as period`,
    label: isoText(part`key`),
    order: part`sort`,
    selection: part`sort desc`,
    limit: periodsMax,
  }
}
