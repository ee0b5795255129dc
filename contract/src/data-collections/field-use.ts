import { Type } from 'typebox'
import { Instant, Shape, Whole } from '../scalars.ts'

const Count = Whole(0, Number.MAX_SAFE_INTEGER)

/** How queries of a day used a field that no index serves. */
export const FieldUse = Shape({
  field: Type.String(),
  /** Queries whose filter named it, and that were sorted by it. */
  filtered: Count,
  sorted: Count,
  averageMs: Type.Number({ minimum: 0 }),
  slowestMs: Type.Number({ minimum: 0 }),
  lastUsedDate: Instant,
})
