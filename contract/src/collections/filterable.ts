import { equality, ordering, wording, type Filterable } from '../query.ts'

/** What collections may be filtered and sorted by. The older packages ask for any of several with hasSome. */
export const collectionsFilterable = {
  id: { type: 'uuid', operators: [...ordering, 'hasSome', 'startsWith'], sortable: true },
  name: { type: 'text', operators: [...wording, 'hasSome'], sortable: true },
  slug: { type: 'text', operators: [...equality, 'hasSome'], sortable: true },
  visible: { type: 'boolean', operators: equality },
} as const satisfies Filterable
