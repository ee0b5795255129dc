import type { Operator } from '@stoa/contract/query'

/** A date apart from text, as data items write it: always `YYYY-MM-DDTHH:mm:ss.sssZ`, so that text order is the order in time. */
export interface Instant {
  $date: string
}

/** What a condition compares with. */
export type Literal = null | boolean | number | string | Instant

export interface Condition {
  kind: 'condition'
  field: string
  operator: Operator
  /** One for most operators, two for `between`, any number for the list operators. */
  operands: readonly Literal[]
  /** Where field and operand stand in the request, for violations. */
  at: { field: string; operand: string }
}

/** A filter that has been read: no `and` without members is ever false, no `or` without members is ever true. */
export type FilterNode = { kind: 'and' | 'or'; nodes: readonly FilterNode[] } | { kind: 'not'; node: FilterNode } | Condition

export const everything: FilterNode = { kind: 'and', nodes: [] }
export const nothing: FilterNode = { kind: 'or', nodes: [] }
