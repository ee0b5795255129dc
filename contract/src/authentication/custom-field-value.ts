import { Type } from 'typebox'
import { Instant, maybe, maybeNull, Shape, Text } from '../scalars.ts'

/** The value of one of the shop's custom fields. Exactly one of the typed values is set. */
export const CustomFieldValue = Shape({
  strValue: maybe(Text(1000), 'The value, if it is a text.'),
  numValue: maybe(Type.Number(), 'The value, if it is a number.'),
  boolValue: maybe(Type.Boolean(), 'The value, if it is yes or no.'),
  dateValue: maybeNull(Instant, 'The value, if it is a date.'),
  listValue: maybe(
    Shape({
      value: maybe(
        Type.Array(
          Shape({
            strValue: maybe(Text(1000), 'The entry, if it is a text.'),
            numValue: maybe(Type.Number(), 'The entry, if it is a number.'),
          }),
          { maxItems: 50 },
        ),
        'Entries of the list.',
      ),
    }),
    'The value, if it is a list.',
  ),
})
