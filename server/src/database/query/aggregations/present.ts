import type { Type } from 'typebox'
import type { AggregationData } from '@stoa/contract/search'
import type { AggregationPlan, Level, PlannedAggregation, ValueRange } from './aggregation-plan.ts'

type Data = Type.Static<typeof AggregationData>
type Result = Data['results'][number]
type Combination = NonNullable<Result['nested']>['results'][number]['results']

/** A level of a combination: the key of a group with its number of entries, or a number of all entries. */
type LevelResult = Group | number | null
type Group = [key: string, total: number]

/** The results of a plan's statement as the wire has them. */
export function presentAggregations(plan: AggregationPlan, results: string): Data {
  const combinations = JSON.parse(results) as LevelResult[][][]
  return { results: plan.map((aggregation, index) => presentResult(aggregation, combinations[index] ?? [])) }
}

function presentResult({ name, type, fieldPath, levels }: PlannedAggregation, combinations: readonly LevelResult[][]): Result {
  const common = { name, type, ...(fieldPath === undefined ? {} : { fieldPath }) }
  const [level] = levels
  if (type === 'NESTED' || !level)
    return { ...common, nested: { results: combinations.map((one) => ({ results: presentNested(levels, one) })) } }
  return {
    ...common,
    ...presentSimple(
      level,
      combinations.map(([result = null]) => result),
    ),
  }
}

function presentSimple({ kind }: Level, results: readonly LevelResult[]): Partial<Result> {
  if (kind.type === 'SCALAR') return { scalar: { type: kind.calculation, ...numberOf(results[0]) } }
  const groups = results.filter((result): result is Group => Array.isArray(result))
  if (kind.type === 'RANGE') {
    const totals = new Map(groups.map(([key, total]) => [Number(key), total]))
    return { ranges: { results: kind.ranges.map((range, index) => ({ ...boundsOf(range), count: totals.get(index) ?? 0 })) } }
  }
  const counted = { results: groups.map(([value, count]) => ({ value, count })) }
  return kind.type === 'VALUE' ? { values: counted } : { dateHistogram: counted }
}

/** In a nested aggregation only combinations that occur have a result. */
const presentNested = (levels: readonly Level[], combination: readonly LevelResult[]): Combination =>
  Object.fromEntries(levels.map((level, index) => [level.name, presentLevel(level, combination[index])]))

function presentLevel({ kind }: Level, result: LevelResult | undefined): Combination[string] {
  if (!Array.isArray(result)) return { scalar: numberOf(result) }
  const [value, count] = result
  if (kind.type === 'RANGE') return { range: { ...boundsOf(kind.ranges[Number(value)] ?? {}), count } }
  return kind.type === 'VALUE' ? { value: { value, count } } : { dateHistogram: { value, count } }
}

/** No entry may have a value. */
const numberOf = (result: LevelResult | undefined) => (typeof result === 'number' ? { value: result } : {})

const boundsOf = ({ from, to }: ValueRange) => ({
  ...(typeof from === 'number' ? { from } : {}),
  ...(typeof to === 'number' ? { to } : {}),
})
