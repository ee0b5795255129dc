import { Type } from 'typebox'
import { maybe, maybeNull, readOnly, Shape, Text, Whole } from '../scalars.ts'

/** The type of a collection's field. Items are free-form: the type decides how the dashboard shows and edits a value, and what a reference points to. */
export const fieldTypes = [
  'TEXT',
  'NUMBER',
  'BOOLEAN',
  'DATE',
  'DATETIME',
  'TIME',
  'URL',
  'EMAIL',
  'SLUG',
  'LANGUAGE',
  'RICH_TEXT',
  'RICH_CONTENT',
  'IMAGE',
  'VIDEO',
  'AUDIO',
  'DOCUMENT',
  'MEDIA_GALLERY',
  'MEDIA_IMAGE',
  'MEDIA_VECTOR_ART',
  'ADDRESS',
  'REFERENCE',
  'MULTI_REFERENCE',
  'OBJECT',
  'ARRAY',
  'ARRAY_STRING',
  'ARRAY_DOCUMENT',
  'PAGE_LINK',
  'ANY',
] as const
export type FieldType = (typeof fieldTypes)[number]

/** The collection that the field's values refer to, and the type of the values in its objects and lists. The field that a multi-reference names in the other
 *  collection is only stored and returned. */
export const TypeMetadata = Shape({
  reference: maybe(Shape({ referencedCollectionId: Text(256, 1) })),
  multiReference: maybe(
    Shape({
      referencedCollectionId: Text(256, 1),
      referencingFieldKey: maybe(Text(256)),
      referencingDisplayName: maybe(Text(1000)),
    }),
  ),
  object: maybe(Shape({ fields: maybe(Type.Array(Shape({ key: Text(256, 1), type: Type.Enum([...fieldTypes]) }), { maxItems: 100 })) })),
  array: maybe(Shape({ elementType: maybe(Type.Enum([...fieldTypes])) })),
})

/** Bounds that the dashboard checks while a value is edited. */
const ranges = {
  numberRange: maybe(Shape({ min: maybeNull(Type.Number()), max: maybeNull(Type.Number()) })),
  stringLengthRange: maybe(Shape({ minLength: maybeNull(Whole(0, 500_000)), maxLength: maybeNull(Whole(0, 500_000)) })),
  arraySizeRange: maybe(Shape({ minSize: maybeNull(Whole(0, 100_000)), maxSize: maybeNull(Whole(0, 100_000)) })),
}

/** The key of a field in items. It has no dots, so that filters can refer to it. */
export const FieldKey = Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_-]{0,99}$', form: 'letters, digits, - and _, a letter first' })

/** A field of a collection. `condition.permission: RESTRICTED` hides it from everyone who doesn't act for the site: for them the field behaves as missing
 *  in responses, filters, sorts and groups (decision 0031). */
export const Field = Shape({
  key: FieldKey,
  displayName: maybeNull(Text(1000)),
  type: Type.Enum([...fieldTypes]),
  typeMetadata: maybe(TypeMetadata),
  description: maybeNull(Text(16_000)),
  readOnly: maybeNull(Type.Boolean()),
  immutable: maybeNull(Type.Boolean()),
  required: maybeNull(Type.Boolean()),
  condition: maybe(Shape({ permission: maybe(Type.Enum(['ANYONE', 'RESTRICTED'])) })),
  ...ranges,
  systemField: readOnly(Type.Boolean()),
})
