import { pieces } from '@stoa/ui/texts/pieces'

/** Data collections: the list of them, the trash, and what all pages of one have alike. */
export const data = {
  title: 'Data',
  intro: 'What this site knows beside its shop: a journal, questions and answers, anything that has a shape.',
  search: 'Find by name or id',
  none: 'There is no data yet',
  noneHint: 'A collection holds items of one kind, such as the entries of a journal, and says who may read and write them.',
  new: 'New collection',
  items: (count: number) => pieces(count, 'item', 'items'),
  manyItems: 'More than 100,000 items',
  fields: (count: number) => pieces(count, 'field', 'fields'),
  changed: 'Changed',
  readBy: {
    ANYONE: 'Anyone reads',
    SITE_MEMBER: 'Members read',
    SITE_MEMBER_AUTHOR: 'Authors read',
    ADMIN: 'Team only',
  },
  all: 'All collections',
  show: 'Collections and trash',
  trash: 'Trash',
  news: 'Collections have changed. Look again',
  pages: 'Pages of this collection',
  tabs: {
    items: 'Items',
    query: 'Query',
    schema: 'Schema',
    permissions: 'Permissions',
    indexes: 'Indexes',
    pages: 'Pages',
    deleted: 'Deleted',
  },
  deletedNow: (name: string) => `“${name}” is in the trash.`,
  changedMeanwhile: 'Somebody else has changed this collection meanwhile. Nothing of yours was written.',
  readAgain: 'Look at it as it is now',
  saved: 'Saved.',
  history: 'What happened to it',
}

/** Making a collection. */
export const newDataCollection = {
  title: 'New collection',
  detail: 'Begin with an empty one, or with one that has its fields and permissions already. All of it can be changed later.',
  begin: 'Begin with',
  name: 'Name',
  nameHint: 'What you call it: “Blog posts”.',
  id: 'Id',
  idHint: 'What programs call it. It stays as it is. Left empty, it is made of the name.',
  idTaken: 'There is a collection with this id already.',
  idForm: 'Letters, digits and _ @ / . - are possible.',
  optional: '(optional)',
  samples: 'With a few items to look at',
  make: 'Make the collection',
  making: 'Making …',
  made: 'The collection is made. These are its fields.',
}

/** Deleted collections. */
export const dataTrash = {
  title: 'Trash',
  detail: 'A deleted collection can be brought back for 30 days, with everything that was in it.',
  none: 'The trash is empty',
  noneHint: 'What you delete waits here for 30 days.',
  deletedOn: 'Deleted',
  purgedOn: 'Goes for good',
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name}`,
  restored: (name: string) => `“${name}” is back.`,
  gone: 'This collection cannot be restored any more.',
}
