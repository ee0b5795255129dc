/** The page of one item of a data collection. */
export const item = {
  fields: 'Fields',
  facts: 'Details',
  json: 'JSON',
  jsonText: 'The item as JSON',
  save: 'Save',
  create: 'Create item',
  saving: 'Saving…',
  saved: 'Saved.',
  restored: 'Version restored.',
  parts: 'Item pages',
  tabs: { item: 'Item', history: 'History' },
  notSaid: 'Not set',
  remove: 'Delete',
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeText: 'References to this item will no longer work.',
  removeConfirm: 'Delete item',
  hints: {
    instant: 'For example 2026-11-20 13:05, in the site’s time zone.',
    tags: 'Separate with commas.',
    reference: 'The ID of the item.',
    json: 'Enter JSON.',
  },
  problems: {
    fields: 'Couldn’t save: check the highlighted fields.',
    conflict: 'Couldn’t save: someone else has changed the same fields.',
    gone: 'Someone else has deleted this item.',
    refused: 'Couldn’t save this item.',
  },
  conflictHint: 'Save again to keep your values.',
  bothSides: ({ field, mine, theirs }: { field: string; mine: string; theirs: string }) =>
    `${field}: yours is “${mine}”, theirs is “${theirs}”.`,
}
