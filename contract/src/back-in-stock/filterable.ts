import { equality, ordering, wording, type Filterable } from '../query.ts'

/** Fields that requests can be filtered and sorted by. */
export const backInStockFilterable = {
  id: { type: 'uuid', operators: equality, sortable: true },
  'catalogReference.catalogItemId': { type: 'uuid', operators: equality },
  email: { type: 'text', operators: wording, sortable: true },
  contactId: { type: 'uuid', operators: equality },
  status: { type: 'text', operators: equality, sortable: true },
  autoNotified: { type: 'boolean', operators: ['eq', 'ne', 'in', 'exists'], sortable: true },
  itemUrl: { type: 'text', operators: wording, sortable: true },
  createdDate: { type: 'date', operators: ordering, sortable: true },
} as const satisfies Filterable
