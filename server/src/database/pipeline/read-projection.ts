import { pipelineLimits } from '@stoa/contract/data-items/pipeline'
import { isFieldName } from '../query/read-filter.ts'
import { violation } from '../query/violation.ts'
import { isObject, readExpression, type ParseState } from './read-expression.ts'
import type { Projection } from './stages.ts'

const fieldKinds = ['include', 'exclude', 'reshape', 'projectNested'] as const
const resultName = /^[A-Za-z_][A-Za-z0-9_-]{0,99}$/

export const isResultName = (name: unknown): name is string => typeof name === 'string' && resultName.test(name)

interface ProjectionPosition {
  at: string
  reading: ParseState
  /** Number of fields parsed so far in the whole projection. */
  counted: { fields: number }
  /** The path of objects that contain this one. */
  path: readonly string[]
}

/** Parses the fields of a projection, including nested ones. */
export function readProjection(given: unknown, at: string, reading: ParseState): Projection {
  const counted = { fields: 0 }
  const read = readLevel(given, { at, reading, counted, path: [] })
  const threshold = pipelineLimits.projectedFields
  if (counted.fields > threshold)
    reading.violations.push(violation(at, 'MAX_SIZE', `must have at most ${threshold} fields in total`, { threshold }))
  return read
}

function readLevel(given: unknown, place: ProjectionPosition): Projection {
  const { at, reading, path } = place
  const threshold = pipelineLimits.projectionDepth
  const level = { include: [] as string[], exclude: [] as string[], computed: [] as Projection['computed'][number][] }
  if (!Array.isArray(given) || given.length === 0)
    reading.violations.push(violation(at, 'MIN_SIZE', 'must have at least 1 entry', { threshold: 1 }))
  else if (path.length >= threshold)
    reading.violations.push(violation(at, 'MAX_SIZE', `must not be nested more than ${threshold} levels deep`, { threshold }))
  else given.forEach((field, index) => readField(field, { ...place, at: `${at}[${index}]` }, level))
  return level
}

type Level = { include: string[]; exclude: string[]; computed: Projection['computed'][number][] }

function readField(field: unknown, { at, ...place }: ProjectionPosition, level: Level): void {
  const { violations } = place.reading
  if (++place.counted.fields > pipelineLimits.projectedFields) return
  const way = isObject(field) && Object.keys(field).length === 1 ? fieldKinds.find((name) => name in field) : undefined
  const asked = way && (field as Record<string, unknown>)[way]
  if (!way || !isObject(asked)) {
    violations.push(violation(at, 'ONE_OF_ALIGNMENT', `must have exactly one of ${fieldKinds.join(', ')}`))
    return
  }
  if (way === 'include' || way === 'exclude') {
    if (typeof asked.fieldName === 'string' && isFieldName([...place.path, asked.fieldName].join('.'))) level[way].push(asked.fieldName)
    else violations.push(violation(`${at}.${way}.fieldName`, 'FORMAT', 'isn’t a valid field name'))
    return
  }
  const name = nameOf(asked.resultFieldName, `${at}.${way}.resultFieldName`, { level, reading: place.reading })
  const of =
    way === 'reshape'
      ? readExpression(asked.expression, `${at}.${way}.expression`, place.reading)
      : readLevel(asked.fields, { ...place, at: `${at}.${way}.fields`, path: [...place.path, name ?? '_'] })
  if (name !== undefined) level.computed.push({ name, of })
}

function nameOf(given: unknown, at: string, { level, reading }: { level: Level; reading: ParseState }): string | undefined {
  if (!isResultName(given)) reading.violations.push(violation(at, 'FORMAT', 'must be a name without dots'))
  else if (level.computed.some(({ name }) => name === given))
    reading.violations.push(violation(at, 'VALIDATION', 'is already used as a name'))
  else return given
  return undefined
}
