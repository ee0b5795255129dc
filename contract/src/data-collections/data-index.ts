import { Type } from 'typebox'
import { maybe, readOnly, Shape, Text } from '../scalars.ts'

/** Different fields that all indexes of a collection may have together. */
export const indexedFieldsMax = 4
/** Indexes of a collection that let no value stand twice. */
export const uniqueIndexesMax = 1
/** Bytes that a value in an indexed field may have: those of a text in UTF-8; for an entry of a list some twelve besides its own. */
export const indexedValueBytesMax = 2000
/** The same where an index has several fields: their values stand side by side in it. */
export const valueBesideBytesMax = 450
/** Bytes that such a value may have together with its item's id. */
export const valueAndIdBytesMax = 2400

const FieldOfIndex = Shape({ path: Text(128, 1), order: maybe(Type.Enum(['ASC', 'DESC'])) })

/** Why an index could not be filled: a value that is too long for one (WDE0114), or one that stands in two items and may not (WDE0113). */
const Failure = Shape({ code: Type.String(), description: Type.String(), itemId: Type.String() })

/** An index of an owner's: filters, ranges and sorts of its fields take the same time in a collection of a million items as in one of a thousand. While it is
 *  BUILDING it serves nothing yet. `unique`: no two items have the same value in its one field; what is missing or null is no value. `caseInsensitive`: upper and
 *  lower case of texts are the same to it, so it serves what they are the same to: `$startsWith`, and that no value stands twice. */
export const DataIndex = Shape({
  name: Type.String({ pattern: '^[A-Za-z0-9_-]{1,128}$', description: 'letters, digits, _ and -' }),
  fields: Type.Array(FieldOfIndex, { minItems: 1, maxItems: 3 }),
  unique: maybe(Type.Boolean()),
  caseInsensitive: maybe(Type.Boolean()),
  status: readOnly(Type.Enum(['BUILDING', 'ACTIVE', 'FAILED'])),
  failure: readOnly(Failure),
  source: readOnly(Type.Enum(['USER'])),
})
