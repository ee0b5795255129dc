import { Type } from 'typebox'
import { field, maybe, maybeNull, readOnly, Shape, Text, Whole } from '../scalars.ts'

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
  reference: maybe(
    Shape({ referencedCollectionId: field(Text(256, 1), 'ID of the collection whose items are referred to.') }),
    'For REFERENCE: what the values refer to.',
  ),
  multiReference: maybe(
    Shape({
      referencedCollectionId: field(Text(256, 1), 'ID of the collection whose items are referred to.'),
      referencingFieldKey: maybe(Text(256), 'Key of the opposite field in the other collection. Only stored.'),
      referencingDisplayName: maybe(Text(1000), 'Name of the opposite field. Only stored.'),
    }),
    'For MULTI_REFERENCE: what the values refer to.',
  ),
  object: maybe(
    Shape({
      fields: maybe(
        Type.Array(
          Shape({
            key: field(Text(256, 1), 'Key of the field in the object.'),
            type: field(Type.Enum([...fieldTypes]), 'Type of the field in the object.'),
          }),
          { maxItems: 100 },
        ),
        'Fields of the objects.',
      ),
    }),
    'For OBJECT: what the objects contain.',
  ),
  array: maybe(Shape({ elementType: maybe(Type.Enum([...fieldTypes]), 'Type of the entries.') }), 'For ARRAY: what the lists contain.'),
})

/** Bounds that the dashboard checks while a value is edited. */
const ranges = {
  numberRange: maybe(
    Shape({
      min: maybeNull(Type.Number(), 'Smallest number. Null for none.'),
      max: maybeNull(Type.Number(), 'Largest number. Null for none.'),
    }),
    'Bounds of a number. The dashboard checks them.',
  ),
  stringLengthRange: maybe(
    Shape({
      minLength: maybeNull(Whole(0, 500_000), 'Fewest characters. Null for none.'),
      maxLength: maybeNull(Whole(0, 500_000), 'Most characters. Null for none.'),
    }),
    'Bounds of a text’s length. The dashboard checks them.',
  ),
  arraySizeRange: maybe(
    Shape({
      minSize: maybeNull(Whole(0, 100_000), 'Fewest entries. Null for none.'),
      maxSize: maybeNull(Whole(0, 100_000), 'Most entries. Null for none.'),
    }),
    'Bounds of a list’s size. The dashboard checks them.',
  ),
}

/** The key of a field in items. It has no dots, so that filters can refer to it. */
export const FieldKey = Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_-]{0,99}$', form: 'letters, digits, - and _, a letter first' })

/** A field of a collection. `condition.permission: RESTRICTED` hides it from everyone who doesn't act for the site: for them the field behaves as missing
 *  in responses, filters, sorts and groups (decision 0031). */
export const Field = Shape({
  key: field(FieldKey, 'Key of the field in the items, without dots.'),
  displayName: maybeNull(Text(1000), 'Name of the field as people see it. The key if absent or null.'),
  type: field(Type.Enum([...fieldTypes]), 'Type of the values. It decides how the dashboard shows and edits them.'),
  typeMetadata: maybe(TypeMetadata, 'What a reference points to, and what objects and lists contain.'),
  description: maybeNull(Text(16_000), 'What the field is for, as a hint for people who edit items.'),
  readOnly: maybeNull(Type.Boolean(), 'Whether the dashboard shows the field without editing it.'),
  immutable: maybeNull(Type.Boolean(), 'Whether the dashboard lets the value be set only once.'),
  required: maybeNull(Type.Boolean(), 'Whether the dashboard asks for a value.'),
  condition: maybe(
    Shape({
      permission: maybe(
        Type.Enum(['ANYONE', 'RESTRICTED']),
        'RESTRICTED hides the field from everyone who doesn’t act for the site. ANYONE by default.',
      ),
    }),
    'Who can see the field.',
  ),
  ...ranges,
  systemField: readOnly(Type.Boolean(), 'True for fields that every item has, such as `_id`.'),
})
