import { pipelineLimits } from '@stoa/contract/data-items/pipeline'
import type { FilterNode } from '../query/filter-node.ts'
import { isFieldName, readFilter } from '../query/read-filter.ts'
import { violation, type Violation } from '../query/violation.ts'
import { isObject, readExpression, type ParseState } from './read-expression.ts'
import { isResultName, readProjection } from './read-projection.ts'
import { accumulatorKinds, type Accumulator, type Group, type Stage } from './stages.ts'

const kinds = ['filter', 'group', 'projection', 'sort', 'limit', 'skip', 'unwindArray', 'objectToArray'] as const
type Kind = (typeof kinds)[number]

/** Parses the stages of a pipeline. Errors are added to `violations`, with the stage's index. */
export function readPipeline(given: readonly unknown[], at: string, violations: Violation[]): Stage[] {
  const reading: ParseState = { violations, expressions: 0, conditions: 0 }
  const stages = given.flatMap((stage, index) => readStage(stage, `${at}[${index}]`, reading))
  const { expressions, conditions, bytes } = pipelineLimits
  if (reading.expressions > expressions) violations.push(tooMany(at, 'expressions', expressions))
  if (reading.conditions > conditions) violations.push(tooMany(at, 'conditions', conditions))
  if (Buffer.byteLength(JSON.stringify(given)) > bytes) violations.push(tooMany(at, 'bytes', bytes))
  return stages
}

const tooMany = (at: string, what: string, threshold: number): Violation =>
  violation(at, 'MAX_SIZE', `must have at most ${threshold} ${what} in total`, { threshold })

function readStage(given: unknown, at: string, reading: ParseState): Stage[] {
  const names = isObject(given) ? Object.keys(given).filter((name) => given[name] !== undefined) : []
  const kind = names.length === 1 ? kinds.find((name) => name === names[0]) : undefined
  if (!kind || !isObject(given)) {
    reading.violations.push(violation(at, 'ONE_OF_ALIGNMENT', `must have exactly one of ${kinds.join(', ')}`))
    return []
  }
  const path = `${at}.${kind}`
  return [{ at: path, ...readers[kind](given[kind], path, reading) } as Stage]
}

type WithoutPosition<S> = S extends Stage ? Omit<S, 'at'> : never
const readers: { [K in Kind]: (given: unknown, at: string, reading: ParseState) => WithoutPosition<Stage> } = {
  filter: (given, at, reading) => {
    const filter = readFilter(given, at, reading.violations)
    reading.conditions += conditionsIn(filter)
    return { kind: 'filter', filter }
  },
  sort: (given) => ({ kind: 'sort', values: objectOf(given).values }),
  limit: (given, at, reading) => ({ kind: 'limit', count: wholeNumber(given, 1, { at, reading }) }),
  skip: (given, at, reading) => ({ kind: 'skip', count: wholeNumber(given, 0, { at, reading }) }),
  group: (given, at, reading) => ({ kind: 'group', group: readGroup(objectOf(given), at, reading) }),
  projection: (given, at, reading) => ({
    kind: 'projection',
    projection: readProjection(objectOf(given).fields, `${at}.fields`, reading),
  }),
  unwindArray: (given, at, reading) => ({
    kind: 'unwindArray',
    field: fieldName(objectOf(given).arrayFieldName, { at: `${at}.arrayFieldName`, reading }),
  }),
  objectToArray: (given, at, reading) => ({
    kind: 'objectToArray',
    field: fieldName(objectOf(given).objectFieldName, { at: `${at}.objectFieldName`, reading }),
    name: resultName(objectOf(given).destinationFieldName, { at: `${at}.destinationFieldName`, reading }),
  }),
}

interface StagePosition {
  at: string
  reading: ParseState
}

const objectOf = (given: unknown): Record<string, unknown> => (isObject(given) ? given : {})
const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : [])

function wholeNumber(given: unknown, min: number, { at, reading }: StagePosition): number {
  if (Number.isSafeInteger(given) && Number(given) >= min) return Number(given)
  reading.violations.push(violation(at, 'MIN', `must be a whole number of at least ${min}`, { threshold: min }))
  return min
}

function fieldName(given: unknown, { at, reading }: StagePosition): string {
  if (typeof given === 'string' && isFieldName(given)) return given
  reading.violations.push(violation(at, 'FORMAT', 'isn’t a valid field name'))
  return '_id'
}

function resultName(given: unknown, { at, reading }: StagePosition): string {
  if (isResultName(given)) return given
  reading.violations.push(violation(at, 'FORMAT', 'must be a name without dots'))
  return '_id'
}

function readGroup({ groupIds, accumulators }: Record<string, unknown>, at: string, reading: ParseState): Group {
  const ids = listOf(groupIds).map((given, index) => {
    const path = `${at}.groupIds[${index}]`
    const { key, expression } = objectOf(given)
    return {
      key: resultName(key, { at: `${path}.key`, reading }),
      expression: readExpression(expression, `${path}.expression`, reading),
    }
  })
  const figures = listOf(accumulators).flatMap((given, index) => readAccumulator(objectOf(given), `${at}.accumulators[${index}]`, reading))
  const keys = ids.map(({ key }, index) => ({ name: key, at: `${at}.groupIds[${index}].key` }))
  const names = figures.map(({ name }, index) => ({ name, at: `${at}.accumulators[${index}].resultFieldName` }))
  rejectDuplicates(keys, reading)
  rejectDuplicates([...(ids.length > 0 ? [{ name: '_id', at }] : []), ...names], reading)
  if (ids.length + figures.length === 0)
    reading.violations.push(violation(at, 'REQUIRED_FIELD', 'must have at least one grouping or operation'))
  return { ids, accumulators: figures }
}

function rejectDuplicates(names: readonly { name: string; at: string }[], { violations }: ParseState): void {
  for (const [index, { name, at }] of names.entries()) {
    if (names.findIndex((other) => other.name === name) < index) violations.push(violation(at, 'VALIDATION', 'is already used as a name'))
  }
}

function readAccumulator(given: Record<string, unknown>, at: string, reading: ParseState): Accumulator[] {
  const namedKinds = accumulatorKinds.filter((kind) => given[kind] !== undefined)
  const [kind] = namedKinds
  if (namedKinds.length !== 1 || !kind) {
    reading.violations.push(violation(at, 'ONE_OF_ALIGNMENT', `must have exactly one of ${accumulatorKinds.join(', ')}`))
    return []
  }
  const name = resultName(given.resultFieldName, { at: `${at}.resultFieldName`, reading })
  return [{ kind, name, expression: readExpression(objectOf(given[kind]).expression, `${at}.${kind}.expression`, reading) }]
}

function conditionsIn(node: FilterNode): number {
  if (node.kind === 'condition') return 1
  return node.kind === 'not' ? 1 + conditionsIn(node.node) : node.nodes.reduce((sum, inner) => sum + conditionsIn(inner), 1)
}
