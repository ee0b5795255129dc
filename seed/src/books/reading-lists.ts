import { bookId, readingListId } from '../ids.ts'
import type { SeedDataCollection } from '../types.ts'

const toBooks = { referencedCollectionId: 'Books' }

/** Reading lists for the seasons. Each one references books of the shelf. */
export const readingLists: SeedDataCollection = {
  id: 'ReadingLists',
  displayName: 'Reading lists',
  displayField: 'title',
  permissions: { read: 'ANYONE', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' },
  fields: [
    { key: 'title', displayName: 'Title', type: 'TEXT' },
    { key: 'opener', displayName: 'To begin with', type: 'REFERENCE', typeMetadata: { reference: toBooks } },
    { key: 'books', displayName: 'Books', type: 'MULTI_REFERENCE', typeMetadata: { multiReference: toBooks } },
  ],
  items: [
    { _id: readingListId(1), title: 'Winter, by the radiator', opener: bookId(3), books: [bookId(3), bookId(12), bookId(1)] },
    { _id: readingListId(2), title: 'Summer, by the open window', opener: bookId(8), books: [bookId(8), bookId(20)] },
  ],
}
