import { Type } from 'typebox'
import { BulkActionMetadata } from '../orders/bulk.ts'
import { field, Free, maybe, Shape } from '../scalars.ts'
import { bulkMax, DataItem, DataItemReference, FieldPath } from './data-item.ts'

/** The result for one item of a bulk call. `originalIndex` is its index in the request; `error` is set if `success` is false. */
const ItemMetadata = Shape({
  id: maybe(Type.String(), 'ID of the item. Absent if it wasn’t inserted.'),
  originalIndex: field(Type.Integer({ minimum: 0 }), 'Position of the item in the request, counting from 0.'),
  success: field(Type.Boolean(), 'Whether the item was written.'),
  error: maybe(
    Shape({
      code: field(Type.String(), 'Code of the error, such as `WDE0074`.'),
      description: field(Type.String(), 'What went wrong.'),
      data: field(Free, 'Values that belong to the error.'),
    }),
    'Why the item wasn’t written. Absent on success.',
  ),
})

const Action = Type.Enum(['INSERT', 'UPDATE', 'DELETE', 'PATCH'])

/** The result for each item, in the order of the request. Items without an error are written. */
export const BulkItems = Shape({
  results: field(
    Type.Array(
      Shape({
        action: field(Action, 'What was to be done with the item.'),
        itemMetadata: field(ItemMetadata, 'Which item it is and whether it was written.'),
        dataItem: maybe(DataItem, 'The written item. Present if `returnEntity` was true.'),
      }),
      { maxItems: bulkMax },
    ),
    'Result for each item, in the order of the request.',
  ),
  bulkActionMetadata: field(BulkActionMetadata, 'How many items were written and how many failed.'),
})

export const BulkReferences = Shape({
  results: field(
    Type.Array(
      Shape({
        action: field(Action, 'What was to be done with the reference.'),
        referenceMetadata: field(ItemMetadata, 'Which reference it is and whether it was written.'),
        dataItemReference: maybe(DataItemReference, 'The written reference. Present if `returnEntity` was true.'),
      }),
      {
        maxItems: bulkMax,
      },
    ),
    'Result for each reference, in the order of the request.',
  ),
  bulkActionMetadata: field(BulkActionMetadata, 'How many references were written and how many failed.'),
})

const anyValue = Shape({ value: field(Type.Unknown(), 'The value, of any type.') })
const options = {
  setFieldOptions: maybe(anyValue, 'For SET_FIELD: the new value.'),
  incrementFieldOptions: maybe(
    Shape({ value: field(Type.Number(), 'Number to add; a negative one subtracts.') }),
    'For INCREMENT_FIELD: how much to add.',
  ),
  appendToArrayOptions: maybe(anyValue, 'For APPEND_TO_ARRAY: the value to add at the end.'),
  removeFromArrayOptions: maybe(anyValue, 'For REMOVE_FROM_ARRAY: the value to remove wherever it occurs.'),
}

/** A change to one field, with its options under the name of the action: SET_FIELD and `setFieldOptions`, and so on. REMOVE_FIELD has none. */
export const FieldModification = Shape({
  action: field(
    Type.Enum(['SET_FIELD', 'REMOVE_FIELD', 'INCREMENT_FIELD', 'APPEND_TO_ARRAY', 'REMOVE_FROM_ARRAY']),
    'What is done with the field.',
  ),
  fieldPath: field(FieldPath, 'Path of the field, such as `publisher.city`.'),
  ...options,
})
