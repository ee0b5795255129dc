import type { Type } from 'typebox'
import type { AggregatedSearch, Aggregation } from '@stoa/contract/search'
import { isTimeZone } from '../../../kernel/time-zone.ts'
import { fieldNotAllowed } from '../compile-filter.ts'
import type { Target } from '../target.ts'
import { violation, type Violation } from '../violation.ts'
import type { AggregationPlan, Level, PlannedAggregation } from './aggregation-plan.ts'
import { hasManyGroups, nameOf, readLevel, required, type LevelInput, type LevelRequest } from './read-level.ts'

type AggregationRequest = Type.Static<typeof Aggregation>
type Request = Pick<Type.Static<ReturnType<typeof AggregatedSearch>>, 'aggregations' | 'timeZone'>

/** Plans the aggregations of a search, whose sizes and enums the contract has checked. Violations are added, named from `search`; the plan is then useless. */
export function planAggregations({ aggregations = [], timeZone }: Request, target: Target, violations: Violation[]): AggregationPlan {
  const zone = timeZone || 'UTC'
  if (!isTimeZone(zone)) violations.push(violation('search.timeZone', 'FORMAT', 'must be an IANA time zone, such as `Europe/Zurich`'))
  const inputAt = (index: number): LevelInput => ({ at: `search.aggregations[${index}]`, target, timeZone: zone, violations })
  const planned = aggregations.map((request, index) => planAggregation(request, inputAt(index)))
  refuseEqualNames(planned, (index) => inputAt(index).at, violations)
  return planned.filter((one) => one !== undefined)
}

function planAggregation(request: AggregationRequest, input: LevelInput): PlannedAggregation | undefined {
  const { type, nested, ...simple } = request
  if (type === 'NESTED') return planNested(request, input)
  if (type && nested !== undefined)
    input.violations.push(violation(`${input.at}.nested`, 'ONE_OF_ALIGNMENT', 'is only for the type NESTED'))
  const level = readLevel({ ...simple, type }, input)
  return level && { name: level.name, type: level.kind.type, fieldPath: level.fieldPath, levels: [level] }
}

function planNested(request: AggregationRequest, input: LevelInput): PlannedAggregation | undefined {
  const { at, target, violations } = input
  const { fieldPath, nested } = request
  for (const name of ['value', 'range', 'scalar', 'dateHistogram'] as const) {
    if (request[name] !== undefined)
      violations.push(violation(`${at}.${name}`, 'ONE_OF_ALIGNMENT', 'belongs to one of the nested aggregations'))
  }
  if (fieldPath && !target.fields.has(fieldPath)) violations.push(fieldNotAllowed(`${at}.fieldPath`))
  const name = nameOf(request, input) ?? fieldPath
  if (!name) violations.push(required(`${at}.name`))
  if (!nested?.nestedAggregations) {
    violations.push(required(`${at}.nested.nestedAggregations`))
    return undefined
  }
  const levels = readLevels(nested.nestedAggregations, input)
  return name ? { name, type: 'NESTED', fieldPath: fieldPath || undefined, levels } : undefined
}

function readLevels(requests: readonly LevelRequest[], input: LevelInput): Level[] {
  const { violations } = input
  const atOf = (index: number) => `${input.at}.nested.nestedAggregations[${index}]`
  const levels = requests.map((request, index) => readLevel(request, { ...input, at: atOf(index) }))
  refuseEqualNames(levels, atOf, violations)
  // An entry is in as many combinations as its lists have: each further list would multiply them.
  const [, second] = levels.flatMap((level, index) => (level && hasManyGroups(level) ? index : []))
  if (second !== undefined)
    violations.push(violation(`${atOf(second)}.fieldPath`, 'FIELD_NOT_ALLOWED', 'is a second list: only one can be combined'))
  return levels.filter((level) => level !== undefined)
}

/** Results are identified by their names. */
function refuseEqualNames(
  aggregations: readonly ({ name: string } | undefined)[],
  atOf: (index: number) => string,
  violations: Violation[],
): void {
  const names = new Set<string>()
  aggregations.forEach((one, index) => {
    if (!one) return
    if (names.has(one.name)) violations.push(violation(`${atOf(index)}.name`, 'VALIDATION', 'is the name of another aggregation'))
    names.add(one.name)
  })
}
