import type { Operator } from '@stoa/contract/query'
import type { Literal } from './filter-node.ts'
import { listMax, searchTextMax } from './limits.ts'
import { literalOf } from './literal.ts'
import { violation, type Violation } from './violation.ts'

type ParsedOperands = { operands: readonly Literal[] } | { violation: Violation }
type Reader = (operand: unknown, at: string) => ParsedOperands

const value: Reader = (operand, at) => oneOf(literalOf(operand), at, 'must be text, a number, a boolean, a date or null')

const comparable: Reader = (operand, at) => oneOf(literalOf(operand) ?? undefined, at, 'must be text, a number, a boolean or a date')

const flag: Reader = (operand, at) => oneOf(typeof operand === 'boolean' ? operand : undefined, at, 'must be true or false')

const searchText: Reader = (operand, at) => {
  const text = typeof operand === 'string' ? literalOf(operand) : undefined
  if (typeof text === 'string' && text.length > searchTextMax)
    return { violation: violation(at, 'MAX_LENGTH', `must have at most ${searchTextMax} characters`, { threshold: searchTextMax }) }
  return oneOf(text, at, 'must be text')
}

const values: Reader = (operand, at) => listOf(operand, at, literalOf)

const members: Reader = (operand, at) => listOf(operand, at, (entry) => literalOf(entry) ?? undefined)

const range: Reader = (operand, at) => {
  if (!Array.isArray(operand) || operand.length !== 2)
    return { violation: violation(at, 'FORMAT', 'must be a list of a start value and an end value (exclusive)') }
  return members(operand, at)
}

/** The operand of each operator. */
const readers: Readonly<Record<Operator, Reader>> = {
  eq: value,
  ne: value,
  gt: comparable,
  gte: comparable,
  lt: comparable,
  lte: comparable,
  between: range,
  in: values,
  nin: values,
  hasSome: members,
  hasAll: members,
  contains: searchText,
  startsWith: searchText,
  endsWith: searchText,
  exists: flag,
  isEmpty: flag,
}

export const operandsOf = (operator: Operator, operand: unknown, at: string): ParsedOperands => readers[operator](operand, at)

function oneOf(literal: Literal | undefined, at: string, description: string): ParsedOperands {
  return literal === undefined ? { violation: violation(at, 'FORMAT', description) } : { operands: [literal] }
}

function listOf(operand: unknown, at: string, read: (entry: unknown) => Literal | undefined): ParsedOperands {
  if (!Array.isArray(operand)) return { violation: violation(at, 'FORMAT', 'must be a list') }
  if (operand.length > listMax)
    return { violation: violation(at, 'MAX_SIZE', `must have at most ${listMax} entries`, { threshold: listMax }) }
  const operands: Literal[] = []
  for (const [index, entry] of operand.entries()) {
    const literal = read(entry)
    if (literal === undefined) return { violation: violation(`${at}[${index}]`, 'FORMAT', 'must be text, a number, a boolean or a date') }
    operands.push(literal)
  }
  return { operands }
}
