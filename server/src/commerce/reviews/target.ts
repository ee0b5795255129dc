import { reviewsFilterable } from '@stoa/contract/reviews/filterable'
import { entityTarget } from '../../database/query/target.ts'

export const reviewsTarget = entityTarget({
  filterable: reviewsFilterable,
  id: { sql: 'reviews.id', type: 'uuid' },
  columns: {
    id: { sql: 'reviews.id', notNull: true },
    namespace: { sql: `'stores'::text`, notNull: true },
    entityId: { sql: 'reviews.entity_id', notNull: true },
    'author.contactId': { sql: 'reviews.author_contact_id', notNull: true },
    'moderation.moderationStatus': { sql: 'reviews.moderation_status', notNull: true },
    'origin.type': { sql: `case when reviews.origin_app_id is null then 'ORGANIC' else 'APP' end`, notNull: true },
    'content.rating': { sql: 'reviews.rating', notNull: true, scale: 0 },
    createdDate: { sql: 'reviews.created_date', notNull: true },
    helpfulness: { sql: '0::int', notNull: true, scale: 0 },
    verified: { sql: 'reviews.verified', notNull: true },
  },
})
