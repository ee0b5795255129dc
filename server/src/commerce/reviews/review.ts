import type { ModerationStatus } from '@stoa/contract/reviews/review'
import { bigint, boolean, integer, smallint, table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'

export const reviewsTable = table('reviews', {
  id: uuid(),
  revision: bigint(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  /** The reviewed product. */
  entityId: uuid(),
  authorContactId: uuid(),
  /** Null if the author is no member. */
  authorMemberId: uuid().orNull(),
  authorName: text().orNull(),
  rating: smallint(),
  title: text().orNull(),
  body: text().orNull(),
  reviewDate: timestamptz(),
  moderationStatus: text<ModerationStatus>(),
  /** Whether a moderator set the status. */
  manuallyChanged: boolean(),
  publishCount: integer(),
  verified: boolean(),
  /** The app or key that created the review. */
  originAppId: uuid().orNull(),
  replyMessage: text().orNull(),
  replyCreatedDate: timestamptz().orNull(),
  replyUpdatedDate: timestamptz().orNull(),
})

export type Review = RowOf<typeof reviewsTable>
