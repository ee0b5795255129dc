import { Type } from 'typebox'
import { CursorPaging, Paging, Sorting } from '../query.ts'
import { field, Free, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
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

const one = Shape({ expression: maybe(Free, 'The operand, an expression.') })
const two = Shape({
  firstExpression: maybe(Free, 'The first operand, an expression.'),
  secondExpression: maybe(Free, 'The second operand, an expression.'),
})
const many = Shape({ expressions: maybe(Type.Array(Free, { maxItems: pipelineLimits.operands }), 'The operands, in this order.') })

/** Exactly one of: the value of a field (`fieldPath`), a text, a number, or an operation on other expressions. An operation returns null for values it
 *  can't be applied to; only `sum` ignores values that aren't numbers (docs/pipelines.md). */
export const PipelineExpression = Shape({
  fieldPath: maybe(FieldPath, 'The value of a field, such as `publisher.city`.'),
  text: maybe(Text(pipelineLimits.textLength), 'A fixed text of at most 1000 characters.'),
  numeric: maybe(Type.Number(), 'A fixed number in the expression.'),
  add: maybe(many, 'Sum of the operands. Null if one isn’t a number.'),
  sum: maybe(many, 'Sum of the operands that are numbers.'),
  multiply: maybe(many, 'Product of the operands. Null if one isn’t a number.'),
  concat: maybe(many, 'The operands joined to one text.'),
  subtract: maybe(two, 'First operand minus the second.'),
  divide: maybe(two, 'First operand divided by the second.'),
  mod: maybe(two, 'Remainder of the first operand divided by the second.'),
  abs: maybe(one, 'The number without its sign.'),
  floor: maybe(one, 'The number rounded down.'),
  ceil: maybe(one, 'The number rounded up.'),
  stringify: maybe(one, 'The value as a text.'),
  toLower: maybe(one, 'The text in lower case.'),
  toUpper: maybe(one, 'The text in upper case.'),
  length: maybe(one, 'Number of characters of the text.'),
  substring: maybe(
    Shape({
      expression: maybe(Free, 'The text, an expression.'),
      startExpression: maybe(Free, 'Where the part begins, counting from 0.'),
      lengthExpression: maybe(Free, 'Number of characters of the part.'),
    }),
    'A part of a text.',
  ),
})

const ofExpression = Shape({ expression: field(PipelineExpression, 'The expression to accumulate.') })
const Name = Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_-]{0,99}$', form: 'a name without dots' })

/** An accumulator of each group and the name of its result. Exactly one of these, over an expression. */
const Accumulator = Shape({
  resultFieldName: field(Name, 'Name of the result in each group.'),
  sum: maybe(ofExpression, 'Sum of the numbers in the group.'),
  avg: maybe(ofExpression, 'Average of the numbers in the group.'),
  min: maybe(ofExpression, 'Smallest value in the group.'),
  max: maybe(ofExpression, 'Largest value in the group.'),
  first: maybe(ofExpression, 'Value of the group’s first document.'),
  last: maybe(ofExpression, 'Value of the group’s last document.'),
  push: maybe(ofExpression, 'All values of the group as a list.'),
})

const Group = Shape({
  groupIds: maybe(
    Type.Array(
      Shape({
        key: field(Name, 'Name of the value in `_id`.'),
        expression: field(PipelineExpression, 'Value that the documents of a group have in common.'),
      }),
      { maxItems: pipelineLimits.groupIds },
    ),
    'What the groups are formed by. One group of everything if absent or empty.',
  ),
  accumulators: maybe(Type.Array(Accumulator, { maxItems: pipelineLimits.accumulators }), 'What is calculated for each group.'),
})

const named = Shape({ fieldName: field(FieldPath, 'Path of the field.') })

/** Exactly one of: a field to include, a field to exclude, a new field, or an object with its own projection. */
const ProjectedField = Shape({
  include: maybe(named, 'A field to keep.'),
  exclude: maybe(named, 'A field to leave out.'),
  reshape: maybe(
    Shape({ resultFieldName: field(Name, 'Name of the new field.'), expression: field(PipelineExpression, 'Value of the new field.') }),
    'A new field with the value of an expression.',
  ),
  projectNested: maybe(
    Shape({
      resultFieldName: field(Name, 'Name of the field with the object.'),
      fields: maybe(
        Type.Array(Free, { maxItems: pipelineLimits.projectedFields }),
        'What to keep of the object, like the fields of a projection.',
      ),
    }),
    'An object with its own projection.',
  ),
})

/** One of the eight stages. */
export const PipelineStage = Shape({
  filter: maybeNull(Free, 'Keeps the documents that meet these conditions.'),
  group: maybe(Group, 'Replaces the documents by one for each group.'),
  projection: maybe(
    Shape({ fields: maybe(Type.Array(ProjectedField, { maxItems: pipelineLimits.projectedFields }), 'What is done with each field.') }),
    'Changes which fields the documents have.',
  ),
  sort: maybe(
    Shape({ values: maybe(Type.Array(Sorting, { maxItems: pipelineLimits.sortFields }), 'Fields to sort by, the most important first.') }),
    'Puts the documents in order.',
  ),
  limit: maybe(Whole(1, Number.MAX_SAFE_INTEGER), 'Keeps this many documents from the beginning.'),
  skip: maybe(Whole(0, Number.MAX_SAFE_INTEGER), 'Leaves out this many documents from the beginning.'),
  unwindArray: maybe(
    Shape({ arrayFieldName: field(FieldPath, 'Path of the field with the list.') }),
    'Replaces each document by one for each entry of a list.',
  ),
  objectToArray: maybe(
    Shape({
      objectFieldName: field(FieldPath, 'Path of the field with the object.'),
      destinationFieldName: field(Name, 'Name of the field for the list.'),
    }),
    'Adds a list with the keys and values of an object.',
  ),
})

/** The stages, each applied to the result of the one before, and the page of the last result to return. */
export const Pipeline = Shape({
  stages: maybe(
    Type.Array(PipelineStage, { maxItems: pipelineLimits.stages }),
    'The stages, each applied to the result of the one before.',
  ),
  paging: maybeNull(Paging, 'Page of the result by offset.'),
  cursorPaging: maybeNull(CursorPaging, 'Page of the result by cursor.'),
})

/** `showDrafts` and `appId` are accepted because packages send them, and have no effect. */
export const AggregatePipelineDataItemsRequest = Shape({
  dataCollectionId: field(Text(256, 1), 'ID of the collection.'),
  pipeline: maybe(Pipeline, 'What is done with the items, and the page to return. All items by default.'),
  returnTotalCount: maybe(Type.Boolean(), 'Whether to count the results of all pages. False by default.'),
  showDrafts: maybe(Type.Boolean(), 'Whether drafts are found as well. Ignored; see `publishPluginOptions`.'),
  appId: maybeNull(Text(256), 'App that the collection belongs to. Ignored.'),
  ...reading,
})
