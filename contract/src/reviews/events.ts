/** Events of reviews. The body of `published` is `{ review }`, that of `moderationStatusChanged` is `{ review, previousModerationStatus }`. */
export const reviewEvents = {
  created: { type: 'wix.reviews.v1.review_created', entityFqdn: 'wix.reviews.v1.review', slug: 'created' },
  updated: { type: 'wix.reviews.v1.review_updated', entityFqdn: 'wix.reviews.v1.review', slug: 'updated' },
  deleted: { type: 'wix.reviews.v1.review_deleted', entityFqdn: 'wix.reviews.v1.review', slug: 'deleted' },
  published: { type: 'wix.reviews.v1.review_review_published', entityFqdn: 'wix.reviews.v1.review', slug: 'review_published' },
  moderationStatusChanged: {
    type: 'wix.reviews.v1.review_moderation_status_changed',
    entityFqdn: 'wix.reviews.v1.review',
    slug: 'moderation_status_changed',
  },
} as const
