import type { Type } from 'typebox'
import type { Aggregation } from '@stoa/contract/search'
import { order, valueAt } from '../model-filter.ts'
import type { Item } from '../model-items.ts'

/** Aggregations implemented a second time, in the simplest form: the SQL is tested against it. Nothing in the server calls it. */

export type Request = Type.Static<typeof Aggregation>
export type LevelRequest = Omit<Request, 'type' | 'nested'> & { type?: 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM' }

interface Group {
  key: string
  sort: unknown
  items: Item[]
}

type LevelResult = Group | { number: number | undefined }

export function aggregate(request: Request, items: readonly Item[], timeZone: string): unknown {
  const { name, type, fieldPath, nested } = request
  const common = { name: name ?? fieldPath, type, ...(fieldPath ? { fieldPath } : {}) }
  if (type !== 'NESTED') return { ...common, ...simple({ ...request, type: type! }, items, timeZone) }
  const levels = nested!.nestedAggregations!
  const results = combinations(levels, items, timeZone).map((combination) => ({
    results: Object.fromEntries(levels.map((level, index) => [level.name ?? level.fieldPath, presentOne(level, combination[index]!)])),
  }))
  return { ...common, nested: { results: results.slice(0, 1000) } }
}

function simple(level: LevelRequest, items: readonly Item[], timeZone: string): object {
  if (level.type === 'SCALAR') return { scalar: { type: level.scalar!.type, ...valueOf(calculate(level, items)) } }
  const groups = groupsOf(level, items, timeZone)
  if (level.type === 'RANGE') {
    const countOf = (index: number) => groups.find(({ sort }) => sort === index)?.items.length ?? 0
    return { ranges: { results: level.range!.buckets!.map((bucket, index) => ({ ...bounds(bucket), count: countOf(index) })) } }
  }
  const results = { results: groups.map(({ key, items: { length } }) => ({ value: key, count: length })) }
  return level.type === 'VALUE' ? { values: results } : { dateHistogram: results }
}

function presentOne(level: LevelRequest, result: LevelResult): object {
  if ('number' in result) return { scalar: valueOf(result.number) }
  const count = result.items.length
  if (level.type === 'RANGE') return { range: { ...bounds(level.range!.buckets![Number(result.sort)]!), count } }
  return { [level.type === 'VALUE' ? 'value' : 'dateHistogram']: { value: result.key, count } }
}

const valueOf = (value: number | undefined) => (value === undefined ? {} : { value })
const bounds = (bucket: object) => Object.fromEntries(Object.entries(bucket).filter(([, bound]) => typeof bound === 'number'))

function combinations([level, ...inner]: readonly LevelRequest[], items: readonly Item[], timeZone: string): LevelResult[][] {
  if (!level) return [[]]
  if (level.type === 'SCALAR') {
    const number = calculate(level, items)
    return combinations(inner, items, timeZone).map((others) => [{ number }, ...others])
  }
  return groupsOf(level, items, timeZone).flatMap((group) => combinations(inner, group.items, timeZone).map((others) => [group, ...others]))
}

function groupsOf(level: LevelRequest, items: readonly Item[], timeZone: string): Group[] {
  const groups = new Map<string, Group>()
  for (const item of items) {
    for (const { key, sort } of keysOf(level, item, timeZone)) {
      const group = groups.get(key) ?? { key, sort, items: [] }
      group.items.push(item)
      groups.set(key, group)
    }
  }
  const all = [...groups.values()]
  if (level.type === 'RANGE') return all.sort((a, b) => Number(a.sort) - Number(b.sort))
  if (level.type === 'DATE_HISTOGRAM') return all.sort((a, b) => (a.key < b.key ? -1 : 1)).slice(-200)
  const { sortType, sortDirection, limit } = level.value ?? {}
  const direction = sortDirection === 'ASC' ? 1 : -1
  const byValue = (a: Group, b: Group) => compareSorts(a.sort, b.sort)
  const byCount = (a: Group, b: Group) => direction * (a.items.length - b.items.length) || byValue(a, b)
  return all.sort(sortType === 'VALUE' ? (a, b) => direction * byValue(a, b) : byCount).slice(0, limit ?? 10)
}

const compareSorts = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : order(String(a), String(b))

interface Key {
  key: string
  sort: unknown
}

function keysOf(level: LevelRequest, item: Item, timeZone: string): Key[] {
  const value = valueAt(item, level.fieldPath!)
  if (level.type === 'DATE_HISTOGRAM') {
    if (value === null) return []
    const key = startOf(level.dateHistogram!.interval!, dateOf(value), timeZone)
    return [{ key, sort: key }]
  }
  if (level.type === 'RANGE') {
    const number = numberOf(value)
    const isIn = ({ from, to }: { from?: number | null; to?: number | null }) =>
      number !== undefined && number >= (from ?? -Infinity) && number < (to ?? Infinity)
    const index = level.range!.buckets!.findIndex(isIn)
    return index === -1 ? [] : [{ key: String(index), sort: index }]
  }
  const values = [value].flat().filter((one) => one !== null)
  if (values.length > 0) return [...new Map(values.map((one) => [textOf(one), { key: textOf(one), sort: sortOf(one) }])).values()]
  const { missingValues, includeOptions } = level.value ?? {}
  if (missingValues !== 'INCLUDE') return []
  const field = level.fieldPath!
  const byDefault = field === 'price' || field === 'weight' ? '0' : field === 'visible' ? 'false' : 'N/A'
  const key = includeOptions?.addToBucket ?? byDefault
  return [{ key, sort: field === 'price' || field === 'weight' ? Number(key) : key }]
}

function calculate({ scalar, fieldPath }: LevelRequest, items: readonly Item[]): number | undefined {
  const values = items.flatMap((item) => [valueAt(item, fieldPath!)].flat()).filter((one) => one !== null)
  if (scalar!.type === 'COUNT_DISTINCT') return new Set(values.map(textOf)).size
  const numbers = values.map((one) => numberOf(one)!)
  if (numbers.length === 0) return undefined
  // JSON has no negative zero.
  return (scalar!.type === 'MIN' ? Math.min(...numbers) : Math.max(...numbers)) + 0
}

const isDate = (value: unknown): value is { $date: string } => typeof value === 'object' && value !== null && '$date' in value
const dateOf = (value: unknown): number => Date.parse((value as { $date: string }).$date)
const numberOf = (value: unknown): number | undefined => (value === null ? undefined : isDate(value) ? dateOf(value) : Number(value))
const sortOf = (value: unknown): unknown => (isDate(value) ? value.$date : typeof value === 'number' ? value : String(value))
const textOf = (value: unknown): string => (isDate(value) ? value.$date : typeof value === 'number' ? decimal(value) : String(value))

/** A number without an exponent. */
function decimal(value: number): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value))!
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return point >= digits.length
    ? `${sign}${digits}${'0'.repeat(point - digits.length)}`
    : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}

const fixedLengths: Readonly<Record<string, number>> = { HOUR: 3_600_000, MINUTE: 60_000, SECOND: 1000 }

function startOf(interval: string, time: number, timeZone: string): string {
  const local = new Date(time + offsetAt(time, timeZone))
  const length = fixedLengths[interval]
  if (length !== undefined) {
    const past = ((local.getTime() % length) + length) % length
    return new Date(time - past).toISOString()
  }
  local.setUTCHours(0, 0, 0, 0)
  if (interval === 'YEAR') local.setUTCMonth(0, 1)
  if (interval === 'MONTH') local.setUTCDate(1)
  if (interval === 'WEEK') local.setUTCDate(local.getUTCDate() - ((local.getUTCDay() + 6) % 7))
  const wall = local.getTime()
  const first = wall - offsetAt(wall, timeZone)
  return new Date(wall - offsetAt(first, timeZone)).toISOString()
}

function offsetAt(time: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]))
  const { year, month, day, hour, minute, second } = parts
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(time / 1000) * 1000
}
