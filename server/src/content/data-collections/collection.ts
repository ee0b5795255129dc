import type { Static } from 'typebox'
import type { DataRole } from '@stoa/contract/data-collections/data-collection'
import type { Field as FieldSchema } from '@stoa/contract/data-collections/field'
import type { Plugin as PluginSchema } from '@stoa/contract/data-collections/plugin'
import { bigint, jsonb, table, text, timestamptz, type RowOf } from '../../database/table.ts'
import type { Slot } from './slots.ts'

export type Field = Static<typeof FieldSchema>
export type DataPermissions = Record<'read' | 'insert' | 'update' | 'remove', DataRole>
export type DataAction = keyof DataPermissions

/** Where items stand: definition, permissions and indexes of a collection are the same in both (decision 0038). */
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
  /** Indexed fields in which an item may hold a list. */
  listFields: jsonb<readonly string[]>(),
})

/** A collection of free-form items. */
export interface DataCollection extends RowOf<typeof collectionsTable> {
  /** Whose items are meant: `itemsId` is theirs. */
  environment: DataEnvironment
  /** What its items stand under. Emptying the collection gives it another. */
  itemsId: string
  /** What its items in the sandbox stand under. */
  sandboxItemsId: string
  /** Drafts are found and changed too: somebody asks for them who may. */
  showsDrafts?: boolean
  /** It may be another by now: what asks for its items asks whether it still is as it was read. */
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

/** A collection as it is in the sandbox. */
export const inSandbox = (collection: DataCollection): DataCollection => ({
  ...collection,
  environment: 'SANDBOX',
  itemsId: collection.sandboxItemsId,
})

/** What cursors of a collection's items are bound to: no cursor leads from one environment into the other. */
export const boundTo = ({ id, environment }: Pick<DataCollection, 'id' | 'environment'>): string =>
  environment === 'LIVE' ? id : `${id} in the sandbox`

/** The collection a reference field leads to; undefined for a field that is none. */
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
  /** Of texts it keeps no case. */
  isFolded?: boolean
  /** A unique index: what the values that are taken stand under, those of each environment apart. */
  valuesId?: string
  failure?: { code: string; description: string; itemId: string }
}
