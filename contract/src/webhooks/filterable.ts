import { equality, ordering, type Filterable } from '../query.ts'

/** Fields that deliveries can be filtered and sorted by. */
export const deliveriesFilterable = {
  id: { type: 'uuid', operators: equality },
  webhookId: { type: 'uuid', operators: equality },
  status: { type: 'text', operators: equality },
  eventType: { type: 'text', operators: equality },
  position: { type: 'number', operators: ordering, sortable: true },
  entityId: { type: 'text', operators: equality },
  eventDate: { type: 'date', operators: ordering, sortable: true },
  createdDate: { type: 'date', operators: ordering, sortable: true },
} as const satisfies Filterable
