import { equality, ordering, type Filterable } from '../query.ts'

/** Fields that events can be filtered and sorted by. `identity.identityType` is the kind of actor: ANONYMOUS_VISITOR, MEMBER, WIX_USER or APP (wire §9). */
export const eventsFilterable = {
  position: { type: 'number', operators: ordering, sortable: true },
  entityFqdn: { type: 'text', operators: equality },
  slug: { type: 'text', operators: equality },
  entityId: { type: 'text', operators: equality },
  eventTime: { type: 'date', operators: ordering, sortable: true },
  'identity.identityType': { type: 'text', operators: equality },
} as const satisfies Filterable
