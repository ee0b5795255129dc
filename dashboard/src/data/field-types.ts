import {
  AtSign,
  Braces,
  CalendarClock,
  CalendarDays,
  Clapperboard,
  Clock,
  FileText,
  Files,
  Hash,
  Image,
  Images,
  Languages,
  Link2,
  List,
  MapPin,
  Music,
  Newspaper,
  PanelsTopLeft,
  Pilcrow,
  Shapes,
  Spline,
  Tags,
  ToggleLeft,
  Type,
  Waypoints,
  type LucideIcon,
} from 'lucide-react'
import type { DataCollection } from '../answers.ts'

export type DataField = NonNullable<DataCollection['fields']>[number]
export type FieldType = DataField['type']

/** The icon of each field type. */
export const typeIcons: Readonly<Record<FieldType, LucideIcon>> = {
  TEXT: Type,
  NUMBER: Hash,
  BOOLEAN: ToggleLeft,
  DATE: CalendarDays,
  DATETIME: CalendarClock,
  TIME: Clock,
  URL: Link2,
  EMAIL: AtSign,
  SLUG: Link2,
  LANGUAGE: Languages,
  RICH_TEXT: Pilcrow,
  RICH_CONTENT: Newspaper,
  IMAGE: Image,
  VIDEO: Clapperboard,
  AUDIO: Music,
  DOCUMENT: FileText,
  MEDIA_GALLERY: Images,
  MEDIA_IMAGE: Image,
  MEDIA_VECTOR_ART: Shapes,
  ADDRESS: MapPin,
  REFERENCE: Spline,
  MULTI_REFERENCE: Waypoints,
  OBJECT: Braces,
  ARRAY: List,
  ARRAY_STRING: Tags,
  ARRAY_DOCUMENT: Files,
  PAGE_LINK: PanelsTopLeft,
  ANY: Shapes,
}

/** The field types, grouped for selection. */
export const typeGroups = {
  text: ['TEXT', 'RICH_TEXT', 'RICH_CONTENT', 'SLUG', 'URL', 'EMAIL', 'PAGE_LINK', 'LANGUAGE'],
  numbers: ['NUMBER', 'BOOLEAN'],
  time: ['DATE', 'DATETIME', 'TIME'],
  media: ['IMAGE', 'MEDIA_IMAGE', 'MEDIA_GALLERY', 'MEDIA_VECTOR_ART', 'VIDEO', 'AUDIO', 'DOCUMENT'],
  references: ['REFERENCE', 'MULTI_REFERENCE'],
  structure: ['ARRAY_STRING', 'ARRAY_DOCUMENT', 'ARRAY', 'OBJECT', 'ADDRESS', 'ANY'],
} as const satisfies Record<string, readonly FieldType[]>

export const isReference = (type: string): type is 'REFERENCE' | 'MULTI_REFERENCE' => type === 'REFERENCE' || type === 'MULTI_REFERENCE'

/** The collection that a reference field points to. */
export const leadsTo = ({ type, typeMetadata }: Pick<DataField, 'type' | 'typeMetadata'>): string | undefined =>
  type === 'REFERENCE'
    ? typeMetadata?.reference?.referencedCollectionId
    : type === 'MULTI_REFERENCE'
      ? typeMetadata?.multiReference?.referencedCollectionId
      : undefined

export const fieldName = ({ key, displayName }: Pick<DataField, 'key' | 'displayName'>): string => displayName || key

/** The fields that the collection itself defines, without system fields. */
export const ownFields = ({ fields }: Pick<DataCollection, 'fields'>): DataField[] =>
  (fields ?? []).filter(({ systemField }) => !systemField)
