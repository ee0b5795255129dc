import { operators, type Operator } from '@stoa/contract/query'
import { everything, nothing, type Condition, type FilterNode } from './filter-node.ts'
import { depthMax, listMax, namesInPathMax, nodesMax, valuesMax } from './limits.ts'
import { isDateInput } from './literal.ts'
import { operandsOf } from './operands.ts'
import { violation, type Violation } from './violation.ts'

const fieldName = /^[A-Za-z_][\w.-]{0,99}$/

/** State while a filter is parsed. */
interface ParseState {
  violations: Violation[]
  nodes: number
  values: number
}

/** Parses a filter of the wire (wire §4). Errors are added to `violations`; the rest is still parsed, so that its fields are checked too. */
export function readFilter(filter: unknown, at: string, violations: Violation[]): FilterNode {
  if (filter === undefined || filter === null) return everything
  const reading = { violations, nodes: 0, values: 0 }
  const node = readObject(filter, at, 1, reading)
  if (reading.nodes > nodesMax) violations.push(tooMany(at, 'conditions', nodesMax))
  if (reading.values > valuesMax) violations.push(tooMany(at, 'values', valuesMax))
  return node
}

function readObject(filter: unknown, at: string, depth: number, reading: ParseState): FilterNode {
  if (!isObject(filter)) return rejectCondition(reading, violation(at, 'FORMAT', 'must be a filter object'))
  if (depth > depthMax)
    return rejectCondition(
      reading,
      violation(at, 'MAX_SIZE', `must not be nested more than ${depthMax} levels deep`, { threshold: depthMax }),
    )
  const nodes = Object.entries(filter).map(([key, value]) => readEntry(key, value, { at, depth, reading }))
  return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'and', nodes }
}

interface FilterPosition {
  at: string
  depth: number
  reading: ParseState
}

function readEntry(key: string, value: unknown, { at, depth, reading }: FilterPosition): FilterNode {
  const place = { at: `${at}.${printableKey(key)}`, depth, reading }
  if (++reading.nodes > nodesMax) return nothing
  if (key === '$and') return { kind: 'and', nodes: readList(value, place) }
  if (key === '$or') return { kind: 'or', nodes: readList(value, place) }
  if (key === '$not') return { kind: 'not', node: readNegated(value, place) }
  if (key.startsWith('$')) return rejectCondition(reading, unknownOperator(place.at, ['$and', '$or', '$not']))
  if (!isFieldName(key)) return rejectCondition(reading, violation(place.at, 'FORMAT', 'isn’t a valid field name'))
  return readField(key, value, place)
}

/** The name of a field, or several joined by dots. */
export const isFieldName = (name: string): boolean => {
  const path = name.split('.')
  return fieldName.test(name) && path.length <= namesInPathMax && !path.includes('')
}

function readList(value: unknown, { at, depth, reading }: FilterPosition): readonly FilterNode[] {
  if (!Array.isArray(value)) return [rejectCondition(reading, violation(at, 'FORMAT', 'must be a list of filters'))]
  if (value.length > listMax) return [rejectCondition(reading, tooMany(at, 'entries', listMax))]
  return value.map((member, index) => readObject(member, `${at}[${index}]`, depth + 1, reading))
}

/** `$not` takes a filter, or a list of which none may match. */
function readNegated(value: unknown, place: FilterPosition): FilterNode {
  if (!Array.isArray(value)) return readObject(value, place.at, place.depth + 1, place.reading)
  if (value.length === 0)
    return rejectCondition(place.reading, violation(place.at, 'MIN_SIZE', 'must have at least 1 entry', { threshold: 1 }))
  return { kind: 'or', nodes: readList(value, place) }
}

function readField(field: string, value: unknown, { at, reading }: FilterPosition): FilterNode {
  if (!isObject(value) || isDateInput(value))
    return readCondition({ field, operator: 'eq', at: { field: at, operand: at } }, value, reading)
  const entries = Object.entries(value)
  if (entries.length === 0) return rejectCondition(reading, violation(at, 'FORMAT', 'must be a value or an object with operators'))
  reading.nodes += entries.length - 1
  const nodes = entries.slice(0, operators.length).map(([key, operand]) => {
    const operator = operatorOf(key)
    if (operator) return readCondition({ field, operator, at: { field: at, operand: `${at}.${key}` } }, operand, reading)
    return rejectCondition(
      reading,
      unknownOperator(
        `${at}.${printableKey(key)}`,
        operators.map((name) => `$${name}`),
      ),
    )
  })
  return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'and', nodes }
}

const operatorOf = (key: string): Operator | undefined =>
  key.startsWith('$') ? operators.find((name) => name === key.slice(1)) : undefined

function readCondition(asked: Omit<Condition, 'kind' | 'operands'>, operand: unknown, reading: ParseState): FilterNode {
  const read = operandsOf(asked.operator, operand, asked.at.operand)
  if ('violation' in read) return rejectCondition(reading, read.violation)
  reading.values += read.operands.length
  return { kind: 'condition', ...asked, operands: read.operands }
}

function rejectCondition({ violations }: ParseState, found: Violation): FilterNode {
  violations.push(found)
  return nothing
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const unknownOperator = (at: string, allowedValues: string[]) =>
  violation(at, 'INVALID_ENUM_VALUE', `must be one of ${allowedValues.join(', ')}`, { allowedValues })
const tooMany = (at: string, what: string, threshold: number) =>
  violation(at, 'MAX_SIZE', `must have at most ${threshold} ${what}`, { threshold })

/** A caller's key as a violation can repeat it. */
const printableKey = (key: string): string => key.slice(0, 100).toWellFormed().replaceAll('\0', '\uFFFD')
