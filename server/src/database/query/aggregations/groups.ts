import { part, raw, type Fragment, type Raw } from '../../sql.ts'
import { castOf } from '../column-condition.ts'
import { joinFragments } from '../conditions.ts'
import { isList, type EntityField } from '../target.ts'
import { periodsMax, type Level, type LevelKind } from './aggregation-plan.ts'
import { isoText, numberOf, sortOf, textOf } from './column-text.ts'

/** How the entries of a level are grouped. */
export interface Grouping {
  /** A subquery of the groups of one entry, none or one row each: a name `key`, and `sort`. */
  groups: Fragment
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
  return { groups, order, selection: order, limit }
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
  const rows = ranges.map(({ from, to }, index) => part`(${raw(String(index))}, ${textOrNull(from)}::numeric, ${textOrNull(to)}::numeric)`)
  return {
    groups: part`select low.index::text as key, low.index as sort from (values ${joinFragments(rows, ', ')}) as low (index, included, excluded)
      where ${number} >= coalesce(low.included, ${number}) and (low.excluded is null or ${number} < low.excluded) order by low.index limit 1`,
    order: part`sort`,
    selection: part`sort`,
    limit: ranges.length,
  }
}

const textOrNull = (number: number | null | undefined): string | null => (typeof number === 'number' ? String(number) : null)

/** The latest periods are returned, in the order of time. */
function byPeriod(column: Raw, { interval, timeZone }: Kind<'DATE_HISTOGRAM'>): Grouping {
  const start = part`date_trunc(${raw(`'${interval.toLowerCase()}'`)}, ${column}, ${timeZone}::text)`
  return {
    groups: part`select ${isoText(part`start`)} as key, start as sort from (select ${start} as start where ${column} is not null) as period`,
    order: part`sort`,
    selection: part`sort desc`,
    limit: periodsMax,
  }
}
