import type { DataRole } from '@stoa/contract/data-collections/data-collection'
import type { Field as FieldSchema } from '@stoa/contract/data-collections/field'
import type { Static } from 'typebox'
import type { DataIndex } from './data-index.ts'

export type Field = Static<typeof FieldSchema>
export type DataPermissions = Record<'read' | 'insert' | 'update' | 'remove', DataRole>
export type DataAction = keyof DataPermissions

/** A collection of free-form items. */
export interface DataCollection {
  id: string
  /** What its items stand under. Emptying the collection gives it another. */
  itemsId: string
  revision: number
  createdDate: Date
  updatedDate: Date
  permissions: DataPermissions
  doc: CollectionDoc
  indexes: readonly DataIndex[]
}

export interface CollectionDoc {
  displayName?: string | null
  displayNamespace?: string | null
  displayField?: string | null
  defaultDisplayOrder?: { fieldKey?: string; direction?: 'ASC' | 'DESC' }
  fields?: Field[]
}

export const fieldsOf = ({ doc }: Pick<DataCollection, 'doc'>): readonly Field[] => doc.fields ?? []

/** The collection a reference field leads to; undefined for a field that is none. */
export function referencedBy({ type, typeMetadata }: Field): string | undefined {
  if (type === 'REFERENCE') return typeMetadata?.reference?.referencedCollectionId
  return type === 'MULTI_REFERENCE' ? typeMetadata?.multiReference?.referencedCollectionId : undefined
}
