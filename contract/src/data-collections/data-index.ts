import { Type } from 'typebox'
import { field, maybe, readOnly, Shape, Text } from '../scalars.ts'

/** Maximum number of different fields in all indexes of a collection. */
export const indexedFieldsMax = 4
/** Maximum number of unique indexes of a collection. */
export const uniqueIndexesMax = 1
/** Maximum size in bytes of a value in an indexed field, as UTF-8. An entry of a list needs about twelve bytes more. */
export const indexedValueBytesMax = 2000
/** The same for an index on several fields, which stores their values next to each other. */
export const valueBesideBytesMax = 450
/** Maximum size in bytes of such a value together with its item's id. */
export const valueAndIdBytesMax = 2400

const FieldOfIndex = Shape({
  path: field(Text(128, 1), 'Path of the field, such as `publisher.city`.'),
  order: maybe(Type.Enum(['ASC', 'DESC']), 'Ascending by default.'),
})

/** Why an index couldn't be built: a value is too long (WDE0114), or a value that must be unique occurs in two items (WDE0113). */
const Failure = Shape({
  code: field(
    Type.String(),
    'Why the index couldn’t be built: `WDE0114` for a value that is too long, `WDE0113` for one that isn’t unique.',
  ),
  description: field(Type.String(), 'The failure as a sentence.'),
  itemId: field(Type.String(), 'ID of an item with such a value.'),
})

/** An index on a collection's fields. Filters, ranges and sorts on them take the same time in a collection of a million items as in one of a thousand.
 *  While it is BUILDING it isn't used yet. `unique`: no two items have the same value in its one field; missing and null don't count as values.
 *  `caseInsensitive`: texts are compared without regard to case, so the index serves the filters and sorts that compare them so. */
export const DataIndex = Shape({
  name: field(
    Type.String({ pattern: '^[A-Za-z0-9_-]{1,128}$', form: 'letters, digits, _ and -' }),
    'Name of the index, unique in the collection.',
  ),
  fields: field(Type.Array(FieldOfIndex, { minItems: 1, maxItems: 3 }), 'Fields of the index, the first to be compared first.'),
  unique: maybe(Type.Boolean(), 'Whether no two items may have the same value. False by default.'),
  caseInsensitive: maybe(Type.Boolean(), 'Whether texts are compared without regard to case. False by default.'),
  status: readOnly(Type.Enum(['BUILDING', 'ACTIVE', 'FAILED']), 'BUILDING: not used yet. ACTIVE: in use. FAILED: couldn’t be built.'),
  failure: readOnly(Failure, 'Why the index couldn’t be built. Absent unless FAILED.'),
  source: readOnly(Type.Enum(['USER']), 'Who made the index; always a user.'),
})
