import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { field, Free, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text, Whole } from '../scalars.ts'
import { reviewTextMax } from './lengths.ts'

export const authorNameMax = 100

/** APPROVED reviews are public. The others are seen by their authors and by callers with REVIEWS.READ_PRIVATE_REVIEWS. */
export const moderationStatuses = ['APPROVED', 'IN_MODERATION', 'REJECTED'] as const
export type ModerationStatus = (typeof moderationStatuses)[number]

const Media = Type.Array(Free, { maxItems: 10 })
const mediaText = 'Pictures and videos of the review.'
const title = maybeNull(Text(reviewTextMax), 'Title of the review, up to 3,000 characters. Null if it has none.')
const body = maybeNull(Text(reviewTextMax), 'Text of the review, up to 3,000 characters. Null if it has none.')
const ratingText = 'Number of stars, from 1 to 5.'
const Rating = Whole(1, 5)

const Namespace = Type.Enum(['stores'])
const namespaceText = 'What is reviewed: `stores`, for products of the shop.'
const entityIdText = 'ID of the reviewed product.'

/** Fields that only the server writes. */
const byServer = {
  id: readOnly(Guid, 'ID of the review.'),
  createdDate: readOnly(Instant, 'When the review was created.'),
  updatedDate: readOnly(Instant, 'When the review was last changed.'),
  reply: readOnly(
    Shape({
      message: field(Type.String(), 'Text of the reply.'),
      createdDate: field(Instant, 'When the review was first replied to.'),
      updatedDate: field(Instant, 'When the reply was last changed.'),
    }),
    'The shop’s reply. Absent if there is none.',
  ),
  foundHelpful: readOnly(Type.Integer(), 'Number of visitors who found the review helpful. Always 0: there is no voting.'),
  foundUnhelpful: readOnly(Type.Integer(), 'Number of visitors who found the review unhelpful. Always 0: there is no voting.'),
  helpfulness: readOnly(Type.Integer(), '`foundHelpful` minus `foundUnhelpful`. Always 0: there is no voting.'),
  moderation: readOnly(
    Shape({
      moderationStatus: field(
        Type.Enum(moderationStatuses),
        'APPROVED if the review is published, IN_MODERATION if it waits for approval, REJECTED if it was rejected.',
      ),
      manuallyChanged: field(Type.Boolean(), 'Whether `updateModerationStatus` set the status. False if the shop’s setting decided.'),
    }),
    'Whether the review is published.',
  ),
  verified: readOnly(Type.Boolean(), 'Whether the author is a member with a paid order of the product.'),
  origin: readOnly(
    Shape({
      type: field(Type.Enum(['ORGANIC', 'APP']), 'APP if an app or key created the review, ORGANIC otherwise.'),
      appId: maybeNull(Guid, 'ID of the app or key. Absent for ORGANIC.'),
    }),
    'Who created the review.',
  ),
  relevanceScore: readOnly(Type.Number(), 'Relevance of the review.'),
  publishCount: readOnly(Type.Integer(), 'Number of times the review was published.'),
}

const revisionText = 'Number of the review’s last change. An update sends the revision it is based on.'
const contactIdText =
  'Contact ID of the author: for members, `contactId` of the member. Members write for themselves and can leave it out; callers acting for the site must send it.'
const authorName = maybeNull(
  Text(authorNameMax),
  'Name of the author as the review shows it. If it’s absent or empty, the nickname of the member; null if there is none.',
)
const reviewDate = maybeNull(
  Instant,
  'When the review was written, for reviews imported from elsewhere. The creation date by default; members can’t set it.',
)

/** A review to create. */
export const NewReview = Shape({
  ...byServer,
  namespace: field(Namespace, namespaceText),
  entityId: field(Guid, entityIdText),
  content: field(Shape({ title, body, media: maybe(Media, mediaText), rating: field(Rating, ratingText) }), 'Rating and texts.'),
  author: maybe(Shape({ contactId: maybeNull(Guid, contactIdText), authorName }), 'Who wrote the review. The caller by default.'),
  revision: readOnly(Type.String(), revisionText),
  reviewDate,
})

/** The fields of a review to change. Fields that are left out stay unchanged. */
export const ReviewChanges = Shape({
  ...byServer,
  id: field(Guid, 'ID of the review.'),
  namespace: readOnly(Namespace, namespaceText),
  entityId: readOnly(Guid, entityIdText),
  content: maybe(Shape({ title, body, media: maybe(Media, mediaText), rating: maybe(Rating, ratingText) }), 'Rating and texts to change.'),
  author: maybe(
    Shape({
      contactId: readOnly(Guid, contactIdText),
      authorName: maybeNull(
        Text(authorNameMax),
        'Name of the author as the review shows it. Unchanged if it’s absent; none if it’s null or empty.',
      ),
    }),
    'Name to change. The author stays the same.',
  ),
  revision: field(Type.String({ pattern: '^[1-9][0-9]{0,15}$', form: 'a revision' }), 'The revision that the change is based on.'),
  reviewDate: maybe(Instant, 'When the review was written, for reviews imported from elsewhere. Members can’t change it.'),
})

/** A review of a product. */
export const Review = Answered(
  Shape({
    ...NewReview.properties,
    author: field(
      Shape({
        contactId: field(Guid, 'Contact ID of the author. Of members, `contactId` of the member.'),
        authorName: maybeNull(Type.String(), 'Name of the author as the review shows it. Null if there is none.'),
      }),
      'Who wrote the review.',
    ),
    content: field(
      Shape({ title, body, media: field(Media, mediaText), rating: field(Rating, ratingText) }),
      'Rating and texts of the review.',
    ),
    reviewDate: field(Instant, 'When the review was written: its creation, unless it was imported with another date.'),
  }),
  [
    'id',
    'createdDate',
    'updatedDate',
    'foundHelpful',
    'foundUnhelpful',
    'helpfulness',
    'moderation',
    'verified',
    'origin',
    'publishCount',
    'revision',
  ],
)
