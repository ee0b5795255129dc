import { authorId } from '../ids.ts'
import type { SeedDataCollection } from '../types.ts'
import { pictureText } from './picture-text.ts'

export const authors = {
  benedita: authorId(1),
  tome: authorId(2),
  ilse: authorId(3),
}

/** The authors of the journal. Their pages are linked from journal entries, not from the menu. */
export const authorCollection: SeedDataCollection = {
  id: 'Authors',
  displayName: 'Who writes here',
  displayField: 'name',
  permissions: { read: 'ANYONE', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' },
  pages: { inMenu: false, homeItems: 0, itemLayout: 'PROFILE' },
  fields: [
    { key: 'name', displayName: 'Name', type: 'TEXT' },
    { key: 'slug', displayName: 'Address', type: 'SLUG' },
    { key: 'portrait', displayName: 'On their sill', type: 'IMAGE' },
    { key: 'about', displayName: 'About', type: 'TEXT' },
    { key: 'since', displayName: 'Here since', type: 'NUMBER' },
  ],
  items: [
    {
      _id: authors.benedita,
      name: 'Benedita Faria',
      slug: 'benedita-faria',
      portrait: pictureText('disposition-barometer', 1),
      about: 'Mends the instruments, and looks out before she believes any of them. Lives on a fourth floor with a view of two chimneys.',
      since: 2011,
    },
    {
      _id: authors.tome,
      name: 'Tomé Valadares',
      slug: 'tome-valadares',
      portrait: pictureText('herb-trough', 1),
      about: 'Waters everything that is for sale. Has lost eleven basils in his life and remembers each of them.',
      since: 2016,
    },
    {
      _id: authors.ilse,
      name: 'Ilse Brandt',
      slug: 'ilse-brandt',
      portrait: pictureText('cloud-register', 1),
      about: 'Prints and binds in the room behind the shop. Came for a weekend from Leipzig, in the wet spring of 2014.',
      since: 2014,
    },
  ],
}
