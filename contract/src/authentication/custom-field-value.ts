import { Type } from 'typebox'
import { Instant, maybe, maybeNull, Shape, Text } from '../scalars.ts'

/** The value of one of the shop's custom fields. Exactly one of the typed values is set. */
export const CustomFieldValue = Shape({
  strValue: maybe(Text(1000)),
  numValue: maybe(Type.Number()),
  boolValue: maybe(Type.Boolean()),
  dateValue: maybeNull(Instant),
  listValue: maybe(
    Shape({ value: maybe(Type.Array(Shape({ strValue: maybe(Text(1000)), numValue: maybe(Type.Number()) }), { maxItems: 50 })) }),
  ),
})
