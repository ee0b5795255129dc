import { newId } from '../../database/ids.ts'
import type { CollectionDoc, DataCollection } from './collection.ts'
import { pluginsOf } from './plugins.ts'

/** The suffix of a drafts collection's id. Packages rely on it too. */
const suffix = '__drafts'
export const draftsIdFor = (publishedId: string): string => `${publishedId}${suffix}`
export const isDraftsId = (id: string): boolean => id.endsWith(suffix)

/** Only callers acting for the site can access drafts. */
const closed = { read: 'ADMIN', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' } as const

/** The definition of a drafts collection: that of its collection. */
export const draftsDoc = (published: Pick<DataCollection, 'id' | 'doc'>): CollectionDoc => ({
  ...published.doc,
  plugins: [
    ...pluginsOf(published).filter(({ type }) => type !== 'DRAFT_ITEMS'),
    { type: 'DRAFT_ITEMS', draftItemsOptions: { publishedCollectionId: published.id } },
  ],
})

/** A new drafts collection of a collection. */
export function newDraftsCollection(published: DataCollection, now: Date): DataCollection {
  const stamp = { environment: 'LIVE', itemsId: newId(), sandboxItemsId: newId(), revision: 1, createdDate: now, updatedDate: now } as const
  return { id: draftsIdFor(published.id), ...stamp, permissions: closed, doc: draftsDoc(published), indexes: [], listFields: [] }
}
