import { equality, ordering, wording, type Filterable } from '../query.ts'

/** Fields that mails can be filtered and sorted by. `entityId` with the id of an order finds the mails about that order. */
export const mailsFilterable = {
  id: { type: 'uuid', operators: equality },
  status: { type: 'text', operators: equality },
  template: { type: 'text', operators: equality },
  recipient: { type: 'text', operators: wording },
  entityFqdn: { type: 'text', operators: equality },
  entityId: { type: 'text', operators: equality },
  createdDate: { type: 'date', operators: ordering, sortable: true },
} as const satisfies Filterable
