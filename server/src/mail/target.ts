import { mailsFilterable } from '@stoa/contract/mails/filterable'
import { entityTarget } from '../database/query/target.ts'

/** Fields that a search of emails can use. */
export const mailsTarget = entityTarget({
  filterable: mailsFilterable,
  id: { sql: 'mails.id', type: 'uuid' },
  columns: {
    id: { sql: 'mails.id', notNull: true },
    status: { sql: 'mails.status', notNull: true },
    template: { sql: 'mails.template', notNull: true },
    recipient: { sql: 'mails.recipient', notNull: true },
    entityFqdn: 'mails.entity_fqdn',
    entityId: 'mails.entity_id',
    createdDate: { sql: 'mails.created_date', notNull: true },
  },
})
