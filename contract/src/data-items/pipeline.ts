import { Type } from 'typebox'
import { CursorPaging, Paging, Sorting } from '../query.ts'
import { Free, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { FieldPath } from './data-item.ts'
import { reading } from './options.ts'
import { groupingFieldsMax } from './query.ts'

/** Limits of one pipeline. A request that exceeds them is rejected, not cut. */
export const pipelineLimits = {
  stages: 100,
  /** Bytes of all stages as JSON, because a cursor carries them. */
  bytes: 60_000,
  sortFields: 10,
  groupIds: groupingFieldsMax,
  accumulators: 50,
  /** Fields of a projection, including those of nested projections. */
  projectedFields: 100,
  /** Nesting depth of projections. */
  projectionDepth: 5,
  /** Expressions of all stages together, including operands. */
  expressions: 300,
  /** Nesting depth of expressions. */
  expressionDepth: 12,
  /** Operands of one `add`, `sum`, `multiply` or `concat`. */
  operands: 100,
  /** Characters of a text in an expression. */
  textLength: 1000,
  /** Conditions of all filters together. */
  conditions: 500,
} as const

/** Limits of one stage while it runs. A request that exceeds them is rejected with the stage's name. */
export const pipelineReach = {
  /** Documents that one `unwindArray` creates. */
  unwound: 1_000_000,
  /** Bytes that all `push` accumulators of one stage collect. */
  pushedBytes: 16_000_000,
  /** Bytes of one document. */
  documentBytes: 1_000_000,
  /** Bytes of a text that `concat` creates; a longer one becomes null. */
  textBytes: 500_000,
} as const

const one = Shape({ expression: maybe(Free) })
const two = Shape({ firstExpression: maybe(Free), secondExpression: maybe(Free) })
const many = Shape({ expressions: maybe(Type.Array(Free, { maxItems: pipelineLimits.operands })) })

/** Exactly one of: the value of a field (`fieldPath`), a text, a number, or an operation on other expressions. An operation returns null for values it
 *  can't be applied to; only `sum` ignores values that aren't numbers (docs/pipelines.md). */
export const PipelineExpression = Shape({
  fieldPath: maybe(FieldPath),
  text: maybe(Text(pipelineLimits.textLength)),
  numeric: maybe(Type.Number()),
  add: maybe(many),
  sum: maybe(many),
  multiply: maybe(many),
  concat: maybe(many),
  subtract: maybe(two),
  divide: maybe(two),
  mod: maybe(two),
  abs: maybe(one),
  floor: maybe(one),
  ceil: maybe(one),
  stringify: maybe(one),
  toLower: maybe(one),
  toUpper: maybe(one),
  length: maybe(one),
  substring: maybe(Shape({ expression: maybe(Free), startExpression: maybe(Free), lengthExpression: maybe(Free) })),
})

const ofExpression = Shape({ expression: PipelineExpression })
const Name = Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_-]{0,99}$', form: 'a name without dots' })

/** An accumulator of each group and the name of its result. Exactly one of these, over an expression. */
const Accumulator = Shape({
  resultFieldName: Name,
  sum: maybe(ofExpression),
  avg: maybe(ofExpression),
  min: maybe(ofExpression),
  max: maybe(ofExpression),
  first: maybe(ofExpression),
  last: maybe(ofExpression),
  push: maybe(ofExpression),
})

const Group = Shape({
  groupIds: maybe(Type.Array(Shape({ key: Name, expression: PipelineExpression }), { maxItems: pipelineLimits.groupIds })),
  accumulators: maybe(Type.Array(Accumulator, { maxItems: pipelineLimits.accumulators })),
})

const named = Shape({ fieldName: FieldPath })

/** Exactly one of: a field to include, a field to exclude, a new field, or an object with its own projection. */
const ProjectedField = Shape({
  include: maybe(named),
  exclude: maybe(named),
  reshape: maybe(Shape({ resultFieldName: Name, expression: PipelineExpression })),
  projectNested: maybe(Shape({ resultFieldName: Name, fields: maybe(Type.Array(Free, { maxItems: pipelineLimits.projectedFields })) })),
})

/** One of the eight stages. */
export const PipelineStage = Shape({
  filter: maybeNull(Free),
  group: maybe(Group),
  projection: maybe(Shape({ fields: maybe(Type.Array(ProjectedField, { maxItems: pipelineLimits.projectedFields })) })),
  sort: maybe(Shape({ values: maybe(Type.Array(Sorting, { maxItems: pipelineLimits.sortFields })) })),
  limit: maybe(Whole(1, Number.MAX_SAFE_INTEGER)),
  skip: maybe(Whole(0, Number.MAX_SAFE_INTEGER)),
  unwindArray: maybe(Shape({ arrayFieldName: FieldPath })),
  objectToArray: maybe(Shape({ objectFieldName: FieldPath, destinationFieldName: Name })),
})

/** The stages, each applied to the result of the one before, and the page of the last result to return. */
export const Pipeline = Shape({
  stages: maybe(Type.Array(PipelineStage, { maxItems: pipelineLimits.stages })),
  paging: maybeNull(Paging),
  cursorPaging: maybeNull(CursorPaging),
})

/** `showDrafts` and `appId` are accepted because packages send them, and have no effect. */
export const AggregatePipelineDataItemsRequest = Shape({
  dataCollectionId: Text(256, 1),
  pipeline: maybe(Pipeline),
  returnTotalCount: maybe(Type.Boolean()),
  showDrafts: maybe(Type.Boolean()),
  appId: maybeNull(Text(256)),
  ...reading,
})
