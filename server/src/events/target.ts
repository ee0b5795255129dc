import { eventsFilterable } from '@stoa/contract/events/filterable'
import { entityTarget } from '../database/query/target.ts'

/** Fields that a search of events can use. */
export const eventsTarget = entityTarget({
  filterable: eventsFilterable,
  id: { sql: 'id', type: 'uuid' },
  columns: {
    position: { sql: 'position', scale: 0, notNull: true },
    entityFqdn: { sql: 'entity_fqdn', notNull: true },
    slug: { sql: 'slug', notNull: true },
    entityId: { sql: 'entity_id', notNull: true },
    eventTime: { sql: 'time', notNull: true },
    'identity.identityType': 'identity_type',
  },
})
