import { Type } from 'typebox'
import { Instant, Shape, Whole } from '../scalars.ts'

const Count = Whole(0, Number.MAX_SAFE_INTEGER)

/** How often queries used a field without an index, per day. */
export const FieldUse = Shape({
  field: Type.String(),
  /** Number of queries that filtered by the field, and number that sorted by it. */
  filtered: Count,
  sorted: Count,
  averageMs: Type.Number({ minimum: 0 }),
  slowestMs: Type.Number({ minimum: 0 }),
  lastUsedDate: Instant,
})
