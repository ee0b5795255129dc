import { pipelineLimits } from '@stoa/contract/data-items/pipeline'
import { isStorable } from '../query/literal.ts'
import { isFieldName } from '../query/read-filter.ts'
import { violation, type Violation } from '../query/violation.ts'
import { operations, type Expression, type Operation } from './stages.ts'

/** State while a pipeline is parsed. */
export interface ParseState {
  violations: Violation[]
  expressions: number
  conditions: number
}

/** Replaces a rejected expression. */
const emptyExpression: Expression = { kind: 'text', text: '' }
const kinds = ['fieldPath', 'text', 'numeric', ...(Object.keys(operations) as Operation[])] as const

/** Parses an expression of the wire. Errors are added to `violations`; the rest is still parsed. */
export function readExpression(given: unknown, at: string, reading: ParseState, depth = 1): Expression {
  const { expressionDepth, expressions } = pipelineLimits
  if (++reading.expressions > expressions) return emptyExpression
  if (!isObject(given)) return rejectExpression(reading, violation(at, 'FORMAT', 'must be an expression'))
  if (depth > expressionDepth)
    return rejectExpression(
      reading,
      violation(at, 'MAX_SIZE', `must not be nested more than ${expressionDepth} levels deep`, { threshold: expressionDepth }),
    )
  const kind = kinds.find((name) => name in given)
  if (kind === undefined || Object.keys(given).length > 1)
    return rejectExpression(reading, violation(at, 'ONE_OF_ALIGNMENT', `must have exactly one of ${kinds.join(', ')}`))
  const value = given[kind]
  if (kind === 'fieldPath' || kind === 'text' || kind === 'numeric') return readLeaf(kind, value, { at: `${at}.${kind}`, reading })
  return { kind, operands: readOperands(kind, value, { at: `${at}.${kind}`, depth, reading }) }
}

interface ExpressionPosition {
  at: string
  reading: ParseState
}

function readLeaf(kind: 'fieldPath' | 'text' | 'numeric', value: unknown, { at, reading }: ExpressionPosition): Expression {
  const { textLength } = pipelineLimits
  if (kind === 'fieldPath')
    return typeof value === 'string' && isFieldName(value)
      ? { kind, path: value }
      : rejectExpression(reading, violation(at, 'FORMAT', 'isn’t a valid field name'))
  if (kind === 'numeric')
    return typeof value === 'number' && Number.isFinite(value)
      ? { kind, number: value }
      : rejectExpression(reading, violation(at, 'FORMAT', 'must be a number'))
  if (typeof value !== 'string' || !isStorable(value)) return rejectExpression(reading, violation(at, 'FORMAT', 'must be text'))
  if (value.length > textLength)
    return rejectExpression(reading, violation(at, 'MAX_LENGTH', `must have at most ${textLength} characters`, { threshold: textLength }))
  return { kind, text: value }
}

function readOperands(
  kind: Operation,
  value: unknown,
  { at, depth, reading }: ExpressionPosition & { depth: number },
): readonly Expression[] {
  const names = operations[kind]
  const read = (given: unknown, path: string) => readExpression(given, path, reading, depth + 1)
  const given = isObject(value) ? value : {}
  const known = [names].flat().filter((name) => name in given)
  if (Object.keys(given).length > known.length || !isObject(value))
    reading.violations.push(violation(at, 'FORMAT', `must have ${[names].flat().join(', ')}`))
  if (names !== 'expressions')
    return names.flatMap((name) => (name === 'lengthExpression' && !isGiven(given[name]) ? [] : [read(given[name], `${at}.${name}`)]))
  const list = given[names] ?? []
  if (Array.isArray(list) && list.length <= pipelineLimits.operands)
    return list.map((operand, index) => read(operand, `${at}.${names}[${index}]`))
  const threshold = pipelineLimits.operands
  reading.violations.push(violation(`${at}.${names}`, 'MAX_SIZE', `must be a list of at most ${threshold} expressions`, { threshold }))
  return []
}

function rejectExpression({ violations }: ParseState, found: Violation): Expression {
  violations.push(found)
  return emptyExpression
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
