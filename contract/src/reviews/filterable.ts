import { equality, ordering, type Filterable } from '../query.ts'

/** Fields that reviews can be filtered and sorted by. */
export const reviewsFilterable = {
  id: { type: 'uuid', operators: equality },
  namespace: { type: 'text', operators: equality },
  entityId: { type: 'uuid', operators: equality },
  'author.contactId': { type: 'uuid', operators: equality },
  'moderation.moderationStatus': { type: 'text', operators: equality },
  'origin.type': { type: 'text', operators: equality, sortable: true },
  'content.rating': { type: 'number', operators: ordering, sortable: true },
  createdDate: { type: 'date', operators: ordering, sortable: true },
  helpfulness: { type: 'number', operators: ordering, sortable: true },
  verified: { type: 'boolean', operators: ['eq', 'ne', 'in', 'exists'], sortable: true },
} as const satisfies Filterable
