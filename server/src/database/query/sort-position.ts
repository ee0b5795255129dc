import { part, raw, type Fragment } from '../sql.ts'
import { and, joinFragments, never, or } from './conditions.ts'
import type { SortKey } from './sort.ts'

/** A row's position in a sort: the text of each of its keys, as PostgreSQL writes and reads it without loss. */
export type SortPosition = readonly (string | null)[]

/** A row's position as JSON, for the select list. */
export const sortPositionOf = (keys: readonly SortKey[]): Fragment =>
  part`json_build_array(${joinFragments(
    keys.map(({ expression }) => part`${expression}::text`),
    ', ',
  )})::text`

/** The rows after a position in the order of the keys. */
export function afterPosition(keys: readonly SortKey[], position: SortPosition): Fragment {
  const after = isOneComparison(keys, position) ? rowComparison(keys, position) : afterInKeys(keys, position)
  return keys.length > 1 ? and([startOfRange(keys, position), after]) : after
}

/** A row comparison has the order of an index. It excludes rows with nulls in a key, which is right in ascending order, where nulls come first. */
function isOneComparison(keys: readonly SortKey[], place: SortPosition): boolean {
  const descending = keys[0]?.descending
  return keys.every((key, index) => key.descending === descending && place[index] !== null && !(descending && key.nullable))
}

function rowComparison(keys: readonly SortKey[], place: SortPosition): Fragment {
  const values = keys.map((key, index) => bindValue(key, place[index]))
  return part`(${joinFragments(
    keys.map(({ expression }) => expression),
    ', ',
  )}) ${raw(keys[0]?.descending ? '<' : '>')} (${joinFragments(values, ', ')})`
}

/** After it in the first key, or equal in it and after it in the others. */
function afterInKeys(keys: readonly SortKey[], place: SortPosition): Fragment {
  const [key, ...others] = keys
  if (!key) return never
  return or([isAfterInKey(key, place[0]), and([isEqualInKey(key, place[0]), afterInKeys(others, place.slice(1))])])
}

function isAfterInKey(key: SortKey, value: string | null | undefined): Fragment {
  const { expression, descending, nullable } = key
  if (value === null) return descending ? never : part`${expression} is not null`
  if (!descending) return part`${expression} > ${bindValue(key, value)}`
  return nullable
    ? part`(${expression} < ${bindValue(key, value)} or ${expression} is null)`
    : part`${expression} < ${bindValue(key, value)}`
}

const isEqualInKey = (key: SortKey, value: string | null | undefined): Fragment =>
  value === null ? part`${key.expression} is null` : part`${key.expression} = ${bindValue(key, value)}`

/** Repeats the condition for the first key alone, from which an index starts: beside a bound of the filter, it wouldn't start at a row comparison. */
function startOfRange([key]: readonly SortKey[], [value]: SortPosition): Fragment {
  if (!key || value === null || (key.descending && key.nullable)) return and([])
  return part`${key.expression} ${raw(key.descending ? '<=' : '>=')} ${bindValue(key, value)}`
}

const bindValue = ({ cast }: SortKey, value: string | null | undefined): Fragment => part`${value}::${raw(cast)}`
