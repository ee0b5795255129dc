import { equality, ordering, wording, type Filterable } from '../query.ts'

/** Fields that collections can be filtered and sorted by. The older packages use hasSome to match any of several values. */
export const collectionsFilterable = {
  id: { type: 'uuid', operators: [...ordering, 'hasSome', 'startsWith'], sortable: true },
  name: { type: 'text', operators: [...wording, 'hasSome'], sortable: true },
  slug: { type: 'text', operators: [...equality, 'hasSome'], sortable: true },
  visible: { type: 'boolean', operators: equality },
} as const satisfies Filterable
