import { pieces } from '@stoa/ui/texts/pieces'

/** Data collections: the list, the trash, and what all pages of a collection share. */
export const data = {
  title: 'Data',
  intro: 'Your site’s own content: a journal, FAQs, or any other structured data.',
  search: 'Search by name or ID',
  none: 'No collections yet',
  noneHint: 'A collection holds items of one kind, such as journal entries, and defines who can read and edit them.',
  new: 'New collection',
  items: (count: number) => pieces(count, 'item', 'items'),
  manyItems: 'More than 100,000 items',
  fields: (count: number) => pieces(count, 'field', 'fields'),
  changed: 'Updated',
  readBy: {
    ANYONE: 'Everyone can read',
    SITE_MEMBER: 'Members can read',
    SITE_MEMBER_AUTHOR: 'Authors can read',
    ADMIN: 'Team only',
  },
  all: 'All collections',
  show: 'Collections and trash',
  trash: 'Trash',
  news: 'Collections have changed. Refresh',
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
  deletedNow: (name: string) => `“${name}” moved to the trash.`,
  changedMeanwhile: 'Someone else has changed this collection. Your changes weren’t saved.',
  readAgain: 'Load the latest version',
  saved: 'Saved.',
  history: 'Activity log',
}

/** Creating a collection. */
export const newDataCollection = {
  title: 'New collection',
  detail: 'Start with an empty collection, or with a template that has fields and permissions. You can change everything later.',
  begin: 'Start with',
  name: 'Name',
  nameHint: 'For example “Blog posts”.',
  id: 'ID',
  idHint: 'Used in code. You can’t change it later. Leave empty to create it from the name.',
  idTaken: 'A collection with this ID already exists.',
  idForm: 'Use letters, digits and _ @ / . -',
  optional: '(optional)',
  samples: 'Add a few sample items',
  make: 'Create collection',
  making: 'Creating…',
  made: 'Collection created. These are its fields.',
}

/** Deleted collections. */
export const dataTrash = {
  title: 'Trash',
  detail: 'You can restore deleted collections and their items for 30 days.',
  none: 'The trash is empty',
  noneHint: 'Deleted collections stay here for 30 days.',
  deletedOn: 'Deleted',
  purgedOn: 'Permanently deleted on',
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name}`,
  restored: (name: string) => `“${name}” restored.`,
  gone: 'This collection can no longer be restored.',
}
