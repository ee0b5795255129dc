import type { Static } from 'typebox'
import type { DataRole } from '@stoa/contract/data-collections/data-collection'
import type { Field as FieldSchema } from '@stoa/contract/data-collections/field'
import type { Plugin as PluginSchema } from '@stoa/contract/data-collections/plugin'
import { bigint, jsonb, table, text, timestamptz, type RowOf } from '../../database/table.ts'
import type { Slot } from './slots.ts'

export type Field = Static<typeof FieldSchema>
export type DataPermissions = Record<'read' | 'insert' | 'update' | 'remove', DataRole>
export type DataAction = keyof DataPermissions

/** The environment of items. Definition, permissions and indexes of a collection are the same in both (decision 0038). */
export type DataEnvironment = 'LIVE' | 'SANDBOX'

export const collectionsTable = table('data_collections', {
  id: text(),
  itemsId: text().hidden(),
  sandboxItemsId: text().hidden(),
  revision: bigint(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  permissions: jsonb<DataPermissions>(),
  doc: jsonb<CollectionDoc>(),
  indexes: jsonb<readonly DataIndex[]>(),
  /** Indexed fields in which an item may contain a list. */
  listFields: jsonb<readonly string[]>(),
})

/** A collection of free-form items. */
export interface DataCollection extends RowOf<typeof collectionsTable> {
  /** The environment; `itemsId` belongs to it. */
  environment: DataEnvironment
  /** The id under which its items are stored. Emptying the collection assigns a new one. */
  itemsId: string
  /** The id under which its sandbox items are stored. */
  sandboxItemsId: string
  /** Includes drafts: the caller can see them and has asked for them. */
  showsDrafts?: boolean
  /** The cached collection may be out of date: statements check that it is still as it was read. */
  isRemembered?: boolean
}

export interface CollectionDoc {
  displayName?: string | null
  displayNamespace?: string | null
  displayField?: string | null
  defaultDisplayOrder?: { fieldKey?: string; direction?: 'ASC' | 'DESC' }
  fields?: Field[]
  plugins?: readonly Plugin[]
}

export const fieldsOf = ({ doc }: Pick<DataCollection, 'doc'>): readonly Field[] => doc.fields ?? []

/** A collection in its sandbox. */
export const inSandbox = (collection: DataCollection): DataCollection => ({
  ...collection,
  environment: 'SANDBOX',
  itemsId: collection.sandboxItemsId,
})

/** What cursors of a collection's items are bound to: a cursor of one environment can't be used in the other. */
export const boundTo = ({ id, environment }: Pick<DataCollection, 'id' | 'environment'>): string =>
  environment === 'LIVE' ? id : `${id} in the sandbox`

/** The collection that a reference field refers to; undefined for any other field. */
export function referencedBy({ type, typeMetadata }: Field): string | undefined {
  if (type === 'REFERENCE') return typeMetadata?.reference?.referencedCollectionId
  return type === 'MULTI_REFERENCE' ? typeMetadata?.multiReference?.referencedCollectionId : undefined
}

export type Plugin = Static<typeof PluginSchema>

export interface IndexedField {
  path: string
  order: 'ASC' | 'DESC'
  slot: Slot
}

export interface DataIndex {
  name: string
  fields: readonly IndexedField[]
  status: 'BUILDING' | 'ACTIVE' | 'FAILED'
  /** Case-insensitive for texts. */
  isFolded?: boolean
  /** A unique index: the id under which its values are stored, per environment. */
  valuesId?: string
  failure?: { code: string; description: string; itemId: string }
}
