import { Type } from 'typebox'
import { maybe, maybeNull, readOnly, Shape, Text, Whole } from '../scalars.ts'

/** What a field of a collection is for. Items are free-form: a type says how a desk shows and edits a value, and what a reference leads to. */
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

/** Where a field's values lead, and what its objects and lists hold. */
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

/** Bounds a desk holds a value to while it is edited. */
const ranges = {
  numberRange: maybe(Shape({ min: maybeNull(Type.Number()), max: maybeNull(Type.Number()) })),
  stringLengthRange: maybe(Shape({ minLength: maybeNull(Whole(0, 500_000)), maxLength: maybeNull(Whole(0, 500_000)) })),
  arraySizeRange: maybe(Shape({ minSize: maybeNull(Whole(0, 100_000)), maxSize: maybeNull(Whole(0, 100_000)) })),
}

/** The name that a field has in items: as filters can speak of it, without dots. */
export const FieldKey = Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_-]{0,99}$', description: 'letters, digits, - and _, a letter first' })

/** One field of a collection. `condition.permission: RESTRICTED` hides it from all but those who act for the site: to everybody else it behaves as missing, in
 *  answers, filters, sorts, groups and everywhere (decision 0031). */
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
