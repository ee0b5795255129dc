/** The page of one item of a data collection. */
export const item = {
  fields: 'Fields',
  facts: 'About this item',
  json: 'As JSON',
  jsonText: 'The item as it is kept',
  save: 'Save',
  create: 'Make the item',
  saving: 'Saving …',
  saved: 'Saved.',
  restored: 'The former version is back.',
  parts: 'Of this item',
  tabs: { item: 'Item', history: 'History' },
  notSaid: 'Not said',
  remove: 'Delete',
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeText: 'The item goes. What refers to it will lead nowhere.',
  removeConfirm: 'Delete the item',
  hints: {
    instant: 'Such as 2026-11-20 13:05, in the time zone of the site.',
    tags: 'Apart by commas.',
    reference: 'The id of the item it leads to.',
    json: 'Written as JSON.',
  },
  problems: {
    fields: 'Some fields are not right yet. Nothing was saved.',
    conflict: 'Somebody else has changed the same fields meanwhile. Nothing was saved.',
    gone: 'Somebody else has deleted this item meanwhile.',
    refused: 'The server did not take this. Nothing was saved.',
  },
  conflictHint: 'Saving once more keeps what stands in the form.',
  bothSides: ({ field, mine, theirs }: { field: string; mine: string; theirs: string }) =>
    `${field}: yours is “${mine}”, theirs is “${theirs}”.`,
}
