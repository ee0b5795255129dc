import type { FilterNode } from '../query/filter-node.ts'

/** The operands of each operation: any number, or these, by their names in a request. */
export const operations = {
  add: 'expressions',
  sum: 'expressions',
  multiply: 'expressions',
  concat: 'expressions',
  subtract: ['firstExpression', 'secondExpression'],
  divide: ['firstExpression', 'secondExpression'],
  mod: ['firstExpression', 'secondExpression'],
  abs: ['expression'],
  floor: ['expression'],
  ceil: ['expression'],
  stringify: ['expression'],
  toLower: ['expression'],
  toUpper: ['expression'],
  length: ['expression'],
  substring: ['expression', 'startExpression', 'lengthExpression'],
} as const

export type Operation = keyof typeof operations

/** What a stage calculates from a document. */
export type Expression =
  | { kind: 'fieldPath'; path: string }
  | { kind: 'text'; text: string }
  | { kind: 'numeric'; number: number }
  | { kind: Operation; operands: readonly Expression[] }

export const accumulatorKinds = ['sum', 'avg', 'min', 'max', 'first', 'last', 'push'] as const
export type AccumulatorKind = (typeof accumulatorKinds)[number]

export interface Accumulator {
  kind: AccumulatorKind
  name: string
  expression: Expression
}

/** How a projection changes a document, or an object in it. */
export interface Projection {
  include: readonly string[]
  exclude: readonly string[]
  /** New fields, and nested projections. */
  computed: readonly { name: string; of: Expression | Projection }[]
}

export interface Group {
  ids: readonly { key: string; expression: Expression }[]
  accumulators: readonly Accumulator[]
}

/** A parsed stage. `at` is its path in the request. */
export type Stage = { at: string } & (
  | { kind: 'filter'; filter: FilterNode }
  | { kind: 'sort'; values: unknown }
  | { kind: 'limit' | 'skip'; count: number }
  | { kind: 'group'; group: Group }
  | { kind: 'projection'; projection: Projection }
  | { kind: 'unwindArray'; field: string }
  | { kind: 'objectToArray'; field: string; name: string }
)

/** A projection that only excludes keeps all other fields. */
export const keepsOthers = ({ include, exclude, computed }: Projection): boolean =>
  include.length === 0 && (exclude.length > 0 || computed.some(({ of }) => !('kind' in of) && keepsOthers(of)))
