import { Type } from 'typebox'
import { field, Instant, Shape, Whole } from '../scalars.ts'

const Count = Whole(0, Number.MAX_SAFE_INTEGER)

/** How often queries used a field without an index, per day. */
export const FieldUse = Shape({
  field: field(Type.String(), 'Path of the field.'),
  filtered: field(Count, 'Number of queries that filtered by the field.'),
  sorted: field(Count, 'Number of queries that sorted by the field.'),
  averageMs: field(Type.Number({ minimum: 0 }), 'Average time of these queries in milliseconds.'),
  slowestMs: field(Type.Number({ minimum: 0 }), 'Time of the slowest of these queries in milliseconds.'),
  lastUsedDate: field(Instant, 'When the field was last used so.'),
})
