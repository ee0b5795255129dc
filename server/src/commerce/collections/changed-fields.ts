import { isDeepStrictEqual } from 'node:util'
import type { CollectionRow } from './collection.ts'

const valueOf = {
  name: ({ name }) => name,
  slug: ({ slug }) => slug,
  visible: ({ visible }) => visible,
  description: ({ doc }) => doc.description,
  media: ({ doc }) => doc.media,
} satisfies Record<string, (collection: CollectionRow) => unknown>

/** The fields of a collection on the wire that a change changes. */
export const changedFieldsOf = (before: CollectionRow, after: CollectionRow): string[] =>
  Object.entries(valueOf).flatMap(([field, value]) => (isDeepStrictEqual(value(before), value(after)) ? [] : [field]))
