import { Type } from 'typebox'
import { BulkActionMetadata } from '../orders/bulk.ts'
import { Free, maybe, Shape } from '../scalars.ts'
import { bulkMax, DataItem, DataItemReference, FieldPath } from './data-item.ts'

/** The result for one item of a bulk call. `originalIndex` is its index in the request; `error` is set if `success` is false. */
const ItemMetadata = Shape({
  id: maybe(Type.String()),
  originalIndex: Type.Integer({ minimum: 0 }),
  success: Type.Boolean(),
  error: maybe(Shape({ code: Type.String(), description: Type.String(), data: Free })),
})

const Action = Type.Enum(['INSERT', 'UPDATE', 'DELETE', 'PATCH'])

/** The result for each item, in the order of the request. Items without an error are written. */
export const BulkItems = Shape({
  results: Type.Array(Shape({ action: Action, itemMetadata: ItemMetadata, dataItem: maybe(DataItem) }), { maxItems: bulkMax }),
  bulkActionMetadata: BulkActionMetadata,
})

export const BulkReferences = Shape({
  results: Type.Array(Shape({ action: Action, referenceMetadata: ItemMetadata, dataItemReference: maybe(DataItemReference) }), {
    maxItems: bulkMax,
  }),
  bulkActionMetadata: BulkActionMetadata,
})

const anyValue = Shape({ value: Type.Unknown() })
const options = {
  setFieldOptions: maybe(anyValue),
  incrementFieldOptions: maybe(Shape({ value: Type.Number() })),
  appendToArrayOptions: maybe(anyValue),
  removeFromArrayOptions: maybe(anyValue),
}

/** A change to one field, with its options under the name of the action: SET_FIELD and `setFieldOptions`, and so on. REMOVE_FIELD has none. */
export const FieldModification = Shape({
  action: Type.Enum(['SET_FIELD', 'REMOVE_FIELD', 'INCREMENT_FIELD', 'APPEND_TO_ARRAY', 'REMOVE_FROM_ARRAY']),
  fieldPath: FieldPath,
  ...options,
})
