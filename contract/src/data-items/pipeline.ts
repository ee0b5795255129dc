import { Type } from 'typebox'
import { CursorPaging, Paging, Sorting } from '../query.ts'
import { Free, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { FieldPath } from './data-item.ts'
import { reading } from './options.ts'
import { groupingFieldsMax } from './query.ts'

/** What one pipeline may hold. Above it the request is refused, not cut. */
export const pipelineLimits = {
  stages: 100,
  /** All of its stages, as JSON: a cursor carries them. */
  bytes: 60_000,
  sortFields: 10,
  groupIds: groupingFieldsMax,
  accumulators: 50,
  /** Fields of a projection, those of projections in it among them. */
  projectedFields: 100,
  /** Projections inside one another. */
  projectionDepth: 5,
  /** Expressions of all stages together, operands among them. */
  expressions: 300,
  /** Expressions inside one another. */
  expressionDepth: 12,
  /** Operands of one `add`, `sum`, `multiply` or `concat`. */
  operands: 100,
  /** Characters of a text that stands in an expression. */
  textLength: 1000,
  /** Conditions of all filters together. */
  conditions: 500,
} as const

/** How far one stage may go while it runs. Further on the request is refused with the stage's name. */
export const pipelineReach = {
  /** Documents that one `unwindArray` makes. */
  unwound: 1_000_000,
  /** Bytes that all `push` of one stage collect. */
  pushedBytes: 16_000_000,
  /** Bytes of one document. */
  documentBytes: 1_000_000,
  /** Bytes of a text that `concat` makes; it is null where it would be longer. */
  textBytes: 500_000,
} as const

const one = Shape({ expression: maybe(Free) })
const two = Shape({ firstExpression: maybe(Free), secondExpression: maybe(Free) })
const many = Shape({ expressions: maybe(Type.Array(Free, { maxItems: pipelineLimits.operands })) })

/** One of: the value of a field (`fieldPath`), a text, a number, or an operation on other expressions. What an operation cannot be done with makes it null: only
 *  `sum` leaves out what is no number (docs/pipelines.md). */
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
const Name = Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_-]{0,99}$', description: 'a name without dots' })

/** One figure of each group, under the name it stands by: exactly one of these of an expression. */
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

/** One of: a field to keep, a field to leave out, a new field, or an object whose fields are projected in turn. */
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

/** The stages, each working on what the one before it leaves, and which page of what the last one leaves is answered. */
export const Pipeline = Shape({
  stages: maybe(Type.Array(PipelineStage, { maxItems: pipelineLimits.stages })),
  paging: maybeNull(Paging),
  cursorPaging: maybeNull(CursorPaging),
})

/** `showDrafts` and `appId` are taken as packages send them, and change nothing. */
export const AggregatePipelineDataItemsRequest = Shape({
  dataCollectionId: Text(256, 1),
  pipeline: maybe(Pipeline),
  returnTotalCount: maybe(Type.Boolean()),
  showDrafts: maybe(Type.Boolean()),
  appId: maybeNull(Text(256)),
  ...reading,
})
