import { Type } from 'typebox'
import { Free, Guid, maybe, Shape } from '../scalars.ts'

/** The result for one item of a bulk call. `originalIndex` is its index in the request; `error` is set if `success` is false. */
export const ItemMetadata = Shape({
  id: Guid,
  originalIndex: Type.Integer({ minimum: 0 }),
  success: Type.Boolean(),
  error: maybe(Shape({ code: Type.String(), description: Type.String(), data: Free })),
})

/** Number of successes and failures. */
export const BulkActionMetadata = Shape({
  totalSuccesses: Type.Integer({ minimum: 0 }),
  totalFailures: Type.Integer({ minimum: 0 }),
  undetailedFailures: Type.Integer({ minimum: 0 }),
})

/** Maximum number of orders that one call by filter can change, because they are locked in one transaction and listed in the response. */
export const matchingOrdersMax = 1000
