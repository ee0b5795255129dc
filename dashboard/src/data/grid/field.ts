import type { FieldType } from '@stoa/contract/data-collections/field'
import { statusField } from '@stoa/contract/data-items/publishing'
import type { DataCollection } from '../../answers.ts'

/** How values of a field are displayed, typed, pasted and queried. */
export type Kind =
  | 'text'
  | 'long'
  | 'number'
  | 'boolean'
  | 'day'
  | 'instant'
  | 'time'
  | 'url'
  | 'email'
  | 'tags'
  | 'reference'
  | 'references'
  | 'json'
  | 'status'

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
export interface GridField {
  key: string
  label: string
  kind: Kind
  type: FieldType
  isSystem: boolean
  isReadOnly: boolean
  isRequired: boolean
  description: string
  /** The collection that its references point to. */
  refersTo?: string | undefined
  /** For numbers. */
  min?: number | undefined
  max?: number | undefined
  /** For texts, in characters; for lists, in entries. */
  sizeMin?: number | undefined
  sizeMax?: number | undefined
}

type Field = NonNullable<DataCollection['fields']>[number]

const orNone = (value: number | null | undefined): number | undefined => value ?? undefined

function gridField(field: Field): GridField {
  const { key, type, typeMetadata, numberRange, stringLengthRange, arraySizeRange } = field
  const isSystem = field.systemField === true
  return {
    key,
    label: field.displayName || key,
    kind: isSystem && key === statusField ? 'status' : kinds[type],
    type,
    isSystem,
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
export function gridFields({ fields = [], displayField }: Pick<DataCollection, 'fields' | 'displayField'>): GridField[] {
  const all = fields.map(gridField)
  const rank = ({ key, kind, isSystem }: GridField): number => (key === displayField ? 0 : kind === 'status' ? 1 : isSystem ? 3 : 2)
  return all.toSorted((one, other) => rank(one) - rank(other))
}

/** A field that the collection does not define; items may have it nevertheless. */
export const unknownField = (key: string): GridField => ({
  key,
  label: key,
  kind: 'json',
  type: 'ANY',
  isSystem: false,
  isReadOnly: false,
  isRequired: false,
  description: '',
})

export const fieldAt = (fields: readonly GridField[], key: string): GridField =>
  fields.find((field) => field.key === key) ?? unknownField(key)
