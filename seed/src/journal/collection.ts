import type { SeedDataCollection } from '../types.ts'
import { entries } from './entries.ts'

/** The shop's journal, newest entry first. Its pages are generated from data; three entries are shown on the home page. */
export const journal: SeedDataCollection = {
  id: 'Journal',
  displayName: 'Journal',
  displayField: 'title',
  defaultDisplayOrder: { fieldKey: 'published', direction: 'DESC' },
  permissions: { read: 'ANYONE', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' },
  pages: { inMenu: true, homeItems: 3, itemLayout: 'ARTICLE' },
  fields: [
    { key: 'title', displayName: 'Title', type: 'TEXT' },
    { key: 'slug', displayName: 'Address', type: 'SLUG' },
    { key: 'summary', displayName: 'In short', type: 'TEXT' },
    { key: 'cover', displayName: 'Picture', type: 'IMAGE' },
    { key: 'body', displayName: 'Text', type: 'RICH_TEXT' },
    { key: 'published', displayName: 'Published', type: 'DATETIME' },
    { key: 'subject', displayName: 'Subject', type: 'TEXT' },
    { key: 'author', displayName: 'Written by', type: 'REFERENCE', typeMetadata: { reference: { referencedCollectionId: 'Authors' } } },
    { key: 'tags', displayName: 'Tags', type: 'ARRAY_STRING' },
    { key: 'minutes', displayName: 'Minutes to read', type: 'NUMBER' },
    { key: 'weekend', displayName: 'Takes a weekend', type: 'BOOLEAN' },
  ],
  items: entries,
}
