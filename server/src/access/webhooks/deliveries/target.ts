import { deliveriesFilterable } from '@stoa/contract/webhooks/filterable'
import { entityTarget } from '../../../database/query/target.ts'

/** Fields that a search of deliveries can use. */
export const deliveriesTarget = entityTarget({
  filterable: deliveriesFilterable,
  id: { sql: 'webhook_deliveries.id', type: 'uuid' },
  columns: {
    id: { sql: 'webhook_deliveries.id', notNull: true },
    webhookId: { sql: 'webhook_deliveries.webhook_id', notNull: true },
    status: { sql: 'webhook_deliveries.status', notNull: true },
    eventType: { sql: 'webhook_deliveries.event_type', notNull: true },
    position: { sql: 'webhook_deliveries.event_position', scale: 0, notNull: true },
    entityId: { sql: 'webhook_deliveries.entity_id', notNull: true },
    eventDate: { sql: 'webhook_deliveries.event_date', notNull: true },
    createdDate: { sql: 'webhook_deliveries.created_date', notNull: true },
  },
})
