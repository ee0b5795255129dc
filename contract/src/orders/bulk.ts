import { Type } from 'typebox'
import { field, Free, Guid, maybe, Shape } from '../scalars.ts'

/** The result for one item of a bulk call. `originalIndex` is its index in the request; `error` is set if `success` is false. */
export const ItemMetadata = Shape({
  id: field(Guid, 'ID of the order.'),
  originalIndex: field(Type.Integer({ minimum: 0 }), 'Position of the order in the request, counting from 0.'),
  success: field(Type.Boolean(), 'Whether the order was changed.'),
  error: maybe(
    Shape({
      code: field(Type.String(), 'Code of the error, such as `ORDER_NOT_FOUND`.'),
      description: field(Type.String(), 'What went wrong.'),
      data: field(Free, 'Values that belong to the error.'),
    }),
    'Why the order wasn’t changed. Absent on success.',
  ),
})

/** Number of successes and failures. */
export const BulkActionMetadata = Shape({
  totalSuccesses: field(Type.Integer({ minimum: 0 }), 'Number of orders that were changed.'),
  totalFailures: field(Type.Integer({ minimum: 0 }), 'Number of orders that failed.'),
  undetailedFailures: field(Type.Integer({ minimum: 0 }), 'Number of failures that aren’t listed. Always 0.'),
})

/** Maximum number of orders that one call by filter can change, because they are locked in one transaction and listed in the response. */
export const matchingOrdersMax = 1000
