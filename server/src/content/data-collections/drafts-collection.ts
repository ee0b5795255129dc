import { newId } from '../../database/ids.ts'
import type { CollectionDoc, DataCollection } from './collection.ts'
import { pluginsOf } from './plugins.ts'

/** What the collection of a collection's drafts is called: packages go by this suffix too. */
const suffix = '__drafts'
export const draftsIdFor = (publishedId: string): string => `${publishedId}${suffix}`
export const isDraftsId = (id: string): boolean => id.endsWith(suffix)

/** Drafts are for those who act for the site. */
const closed = { read: 'ADMIN', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' } as const

/** What is said of a collection's drafts: what is said of the collection itself. */
export const draftsDoc = (published: Pick<DataCollection, 'id' | 'doc'>): CollectionDoc => ({
  ...published.doc,
  plugins: [
    ...pluginsOf(published).filter(({ type }) => type !== 'DRAFT_ITEMS'),
    { type: 'DRAFT_ITEMS', draftItemsOptions: { publishedCollectionId: published.id } },
  ],
})

/** The collection that the drafts of another begin in. */
export function newDraftsCollection(published: DataCollection, now: Date): DataCollection {
  const stamp = { environment: 'LIVE', itemsId: newId(), sandboxItemsId: newId(), revision: 1, createdDate: now, updatedDate: now } as const
  return { id: draftsIdFor(published.id), ...stamp, permissions: closed, doc: draftsDoc(published), indexes: [], listFields: [] }
}
