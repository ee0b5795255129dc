import type { MediaType } from '@stoa/contract/files/states'

interface Picked {
  types: readonly MediaType[]
  isList: boolean
  /** Entries of the list are objects with the URI in `src`; otherwise they are URIs. */
  hasObjects?: boolean
}

const pictures = { types: ['IMAGE', 'VECTOR'], isList: false } as const
const documents = ['DOCUMENT', 'ARCHIVE', 'MODEL3D', 'OTHER'] as const

/** The fields of collections that have files, and what can be chosen for them. */
export const pickedTypes = {
  IMAGE: pictures,
  MEDIA_IMAGE: pictures,
  MEDIA_VECTOR_ART: { types: ['VECTOR'], isList: false },
  VIDEO: { types: ['VIDEO'], isList: false },
  AUDIO: { types: ['AUDIO'], isList: false },
  DOCUMENT: { types: documents, isList: false },
  MEDIA_GALLERY: { types: ['IMAGE', 'VECTOR', 'VIDEO'], isList: true, hasObjects: true },
  ARRAY_DOCUMENT: { types: documents, isList: true },
} as const satisfies Record<string, Picked>

export type MediaFieldType = keyof typeof pickedTypes

export const isMediaField = (type: string): type is MediaFieldType => Object.hasOwn(pickedTypes, type)

export interface MediaFieldProps {
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  defaultValue: string
  isReadOnly: boolean
  type: MediaFieldType
  origin: string
}
