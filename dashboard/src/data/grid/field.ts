import type { FieldType } from '@stoa/contract/data-collections/field'
import { statusField } from '@stoa/contract/data-items/publishing'
import type { DataCollection } from '../../answers.ts'
import type { GridField, Kind } from '../../grid/field.ts'

const kinds: Readonly<Record<FieldType, Kind>> = {
  TEXT: 'text',
  NUMBER: 'number',
  BOOLEAN: 'boolean',
  DATE: 'day',
  DATETIME: 'instant',
  TIME: 'time',
  URL: 'url',
  EMAIL: 'email',
  SLUG: 'text',
  LANGUAGE: 'text',
  RICH_TEXT: 'long',
  RICH_CONTENT: 'json',
  IMAGE: 'url',
  VIDEO: 'url',
  AUDIO: 'url',
  DOCUMENT: 'url',
  MEDIA_GALLERY: 'json',
  MEDIA_IMAGE: 'url',
  MEDIA_VECTOR_ART: 'url',
  ADDRESS: 'json',
  REFERENCE: 'reference',
  MULTI_REFERENCE: 'references',
  OBJECT: 'json',
  ARRAY: 'json',
  ARRAY_STRING: 'tags',
  ARRAY_DOCUMENT: 'json',
  PAGE_LINK: 'url',
  ANY: 'json',
}

/** A field of a collection, as the grid uses it. */
export interface DataField extends GridField {
  type: FieldType
  isSystem: boolean
}

type Field = NonNullable<DataCollection['fields']>[number]

const orNone = (value: number | null | undefined): number | undefined => value ?? undefined

const shapeOf = (type: FieldType): GridField['shape'] => (type === 'ANY' ? 'any' : /ARRAY|GALLERY/.test(type) ? 'list' : undefined)

function gridField(field: Field): DataField {
  const { key, type, typeMetadata, numberRange, stringLengthRange, arraySizeRange } = field
  const isSystem = field.systemField === true
  const kind = isSystem && key === statusField ? 'status' : kinds[type]
  return {
    key,
    label: field.displayName || key,
    kind,
    type,
    shape: shapeOf(type),
    isSystem,
    isHidden: isSystem && kind !== 'status',
    isSortable: true,
    isReadOnly: isSystem || field.readOnly === true,
    isRequired: field.required === true,
    description: field.description ?? '',
    refersTo: typeMetadata?.reference?.referencedCollectionId ?? typeMetadata?.multiReference?.referencedCollectionId,
    min: orNone(numberRange?.min),
    max: orNone(numberRange?.max),
    sizeMin: orNone(stringLengthRange?.minLength ?? arraySizeRange?.minSize),
    sizeMax: orNone(stringLengthRange?.maxLength ?? arraySizeRange?.maxSize),
  }
}

/** The fields of a collection: the display field first, then the publish status, system fields last. */
export function gridFields({ fields = [], displayField }: Pick<DataCollection, 'fields' | 'displayField'>): DataField[] {
  const all = fields.map(gridField)
  const rank = ({ key, kind, isSystem }: DataField): number => (key === displayField ? 0 : kind === 'status' ? 1 : isSystem ? 3 : 2)
  return all.toSorted((one, other) => rank(one) - rank(other))
}

/** A field that the collection does not define; items may have it nevertheless. */
export const unknownField = (key: string): DataField => ({
  key,
  label: key,
  kind: 'json',
  type: 'ANY',
  shape: 'any',
  isSystem: false,
  isHidden: false,
  isSortable: true,
  isReadOnly: false,
  isRequired: false,
  description: '',
})

export const fieldAt = <F extends GridField>(fields: readonly F[], key: string): F | DataField =>
  fields.find((field) => field.key === key) ?? unknownField(key)
