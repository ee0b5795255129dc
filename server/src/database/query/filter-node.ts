import type { Operator } from '@stoa/contract/query'

/** A date, distinguished from text, as data items store it: always `YYYY-MM-DDTHH:mm:ss.sssZ`, so that text order is time order. */
export interface Instant {
  $date: string
}

/** The operand of a condition. */
export type Literal = null | boolean | number | string | Instant

export interface Condition {
  kind: 'condition'
  field: string
  operator: Operator
  /** One for most operators, two for `between`, any number for the list operators. */
  operands: readonly Literal[]
  /** The paths of field and operand in the request, for violations. */
  at: { field: string; operand: string }
}

/** A parsed filter. An `and` without members is true, an `or` without members is false. */
export type FilterNode = { kind: 'and' | 'or'; nodes: readonly FilterNode[] } | { kind: 'not'; node: FilterNode } | Condition

export const everything: FilterNode = { kind: 'and', nodes: [] }
export const nothing: FilterNode = { kind: 'or', nodes: [] }
