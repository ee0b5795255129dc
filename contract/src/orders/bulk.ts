import { Type } from 'typebox'
import { Free, Guid, maybe, Shape } from '../scalars.ts'

/** How one of many went: `originalIndex` is its place in the request; `error` stands where `success` is false. */
export const ItemMetadata = Shape({
  id: Guid,
  originalIndex: Type.Integer({ minimum: 0 }),
  success: Type.Boolean(),
  error: maybe(Shape({ code: Type.String(), description: Type.String(), data: Free })),
})

/** How many went well and how many did not. */
export const BulkActionMetadata = Shape({
  totalSuccesses: Type.Integer({ minimum: 0 }),
  totalFailures: Type.Integer({ minimum: 0 }),
  undetailedFailures: Type.Integer({ minimum: 0 }),
})

/** How many orders one call by filter may change: they are held in one transaction, and the answer names them. */
export const matchingOrdersMax = 1000
