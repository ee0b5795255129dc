import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { CursorPaging, PagingMetadata, Query, Sorting } from '../query.ts'
import { field, Free, Guid, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { BulkResults } from './bulk.ts'
import { reviewsFilterable } from './filterable.ts'
import { replyMax } from './lengths.ts'
import { changedReviewProblems, newReviewProblems, reviewProblems } from './problems.ts'
import { NewReview, Review, ReviewChanges } from './review.ts'

const family = 'reviews'
const source = 'decision 0083'
const reader = { family, source, allow: callers, permission: 'REVIEWS.READ_REVIEWS', writes: false } as const
const writer = { family, source, allow: ['member', 'owner', 'app'], writes: true } as const
const siteWriter = { family, source, allow: ['owner', 'app'], writes: true } as const

const jug = '10000000-0000-4000-8000-000000000001'
const reviewId = field(Guid, 'ID of the review.')
const OneReview = Shape({ reviewId })
const ReviewAnswer = Shape({ review: field(Review, 'The review as it is now, or as it was before it was deleted.') })
const returnPrivateReviews = maybeNull(
  Type.Boolean(),
  'Whether reviews that aren’t published are returned too: to members their own, to callers with REVIEWS.READ_PRIVATE_REVIEWS all. Others ' +
    'are refused. False by default.',
)
const filterText = 'Conditions by field, such as `{ "entityId": "…", "content.rating": { "$gte": 4 } }`. All reviews if absent.'

export const getReview = call({
  ...reader,
  method: 'GET',
  path: '/v1/reviews/{reviewId}',
  summary: 'Get a review.',
  request: Shape({ reviewId, returnPrivateReviews }),
  response: ReviewAnswer,
  problems: reviewProblems,
})

export const queryReviews = call({
  ...reader,
  method: 'POST',
  path: '/v1/reviews/query',
  summary: 'Query reviews.',
  description: 'Returns published reviews by cursor, at most 100 per page, the oldest first by default.',
  request: Shape({
    query: maybeNull(
      Shape({
        filter: maybeNull(Free, filterText),
        sort: maybe(Type.Array(Sorting, { maxItems: 10 }), 'Fields to sort by, the most important first. The oldest first by default.'),
        cursorPaging: maybeNull(
          Shape({ ...CursorPaging.properties, limit: maybeNull(Whole(1, 100), 'Reviews per page, at most 100. 50 by default.') }),
          'Size of the page, or the cursor of another one.',
        ),
      }),
      'Filter, sort and page of the list.',
    ),
    returnPrivateReviews,
  }),
  response: Shape({
    reviews: field(Type.Array(Review, { maxItems: 100 }), 'The reviews of this page.'),
    metadata: field(PagingMetadata, 'Size of the page and its neighbours.'),
  }),
  problems: {},
  filterable: reviewsFilterable,
  example: { query: { filter: { entityId: jug }, sort: [{ fieldName: 'createdDate', order: 'DESC' }] } },
})

export const countReviews = call({
  ...reader,
  method: 'POST',
  path: '/v1/reviews/count',
  summary: 'Count reviews.',
  request: Shape({
    filter: Query.properties.filter,
    includePrivateReviews: returnPrivateReviews,
  }),
  response: Shape({ count: field(Type.Integer({ minimum: 0 }), 'Number of matching reviews.') }),
  problems: {},
  filterable: reviewsFilterable,
  example: { filter: { entityId: jug } },
})

export const createReview = call({
  ...writer,
  method: 'POST',
  path: '/v1/reviews',
  summary: 'Create a review.',
  description:
    'Each author can review a product once. The review is published at once or waits for approval, as the setting `reviewModeration` of ' +
    'the shop says; reviews by callers acting for the site are published at once.',
  permission: 'REVIEWS.CREATE_REVIEW',
  request: Shape({ review: field(NewReview, 'The review to create.') }),
  response: ReviewAnswer,
  problems: newReviewProblems,
  example: {
    review: { namespace: 'stores', entityId: jug, content: { rating: 5, title: 'Pours without a drop', body: 'My favourite jug.' } },
  },
})

export const bulkCreateReview = call({
  ...siteWriter,
  method: 'POST',
  path: '/v1/bulk/reviews/create',
  summary: 'Create several reviews.',
  description: 'Each review is created or fails individually.',
  permission: 'REVIEWS.REVIEW_BULK_CREATE',
  request: Shape({
    reviews: field(Type.Array(NewReview, { minItems: 1, maxItems: 100 }), 'Reviews to create, up to 100.'),
    returnEntity: maybe(Type.Boolean(), 'Whether the created reviews are returned. False by default.'),
  }),
  response: BulkResults,
  problems: {},
})

export const updateReview = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/reviews/{review.id}',
  summary: 'Update a review.',
  description:
    'Changes the fields that are sent. Members can update their own reviews. If new reviews wait for approval, a review that its author ' +
    'updates waits again.',
  permission: 'REVIEWS.UPDATE_REVIEW',
  request: Shape({ review: field(ReviewChanges, 'The fields to change, with ID and revision.') }),
  response: ReviewAnswer,
  problems: changedReviewProblems,
  example: { review: { id: 'dead0000-0000-4000-8000-000000000000', revision: '1', content: { rating: 4 } } },
})

export const deleteReview = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/reviews/{reviewId}',
  summary: 'Delete a review.',
  description: 'Members can delete their own reviews.',
  permission: 'REVIEWS.DELETE_REVIEW',
  request: OneReview,
  response: ReviewAnswer,
  problems: reviewProblems,
})

export const setReply = call({
  ...siteWriter,
  method: 'PATCH',
  path: '/v1/reviews/{reviewId}/reply',
  summary: 'Reply to a review.',
  description: 'A review has one reply. Another one replaces it.',
  permission: 'REVIEWS.SET_REPLY',
  request: Shape({ reviewId, message: field(Text(replyMax, 1), 'Text of the reply, up to 10,000 characters.') }),
  response: ReviewAnswer,
  problems: reviewProblems,
})

export const removeReply = call({
  ...siteWriter,
  method: 'DELETE',
  path: '/v1/reviews/{reviewId}/reply',
  summary: 'Remove the reply to a review.',
  description: 'Nothing changes if there is none.',
  permission: 'REVIEWS.REMOVE_REPLY',
  request: OneReview,
  response: ReviewAnswer,
  problems: reviewProblems,
})

export const updateModerationStatus = call({
  ...siteWriter,
  method: 'PATCH',
  path: '/v1/reviews/{reviewId}/moderate',
  summary: 'Publish or reject a review.',
  permission: 'REVIEWS.MODERATE_REVIEWS',
  request: Shape({ reviewId, status: field(Type.Enum(['APPROVED', 'REJECTED']), 'APPROVED publishes the review, REJECTED hides it.') }),
  response: ReviewAnswer,
  problems: reviewProblems,
})

export const getRatings = call({
  ...reader,
  family: 'stoa',
  method: 'POST',
  path: '/v1/reviews/ratings',
  summary: 'Get the average rating of products.',
  description: 'Considers published reviews. Products without any have a count of 0.',
  request: Shape({ entityIds: field(Type.Array(Guid, { minItems: 1, maxItems: 100 }), 'IDs of the products, up to 100.') }),
  response: Shape({
    ratings: field(
      Type.Array(
        Shape({
          entityId: field(Guid, 'ID of the product.'),
          count: field(Type.Integer({ minimum: 0 }), 'Number of published reviews.'),
          average: maybe(
            Type.Number({ minimum: 1, maximum: 5 }),
            'Average number of stars, rounded to two decimal places. Absent without reviews.',
          ),
          countPerStar: field(
            Type.Array(Type.Integer({ minimum: 0 }), { minItems: 5, maxItems: 5 }),
            'Number of reviews with 1, 2, 3, 4 and 5 stars, in this order.',
          ),
        }),
        { maxItems: 100 },
      ),
      'Rating of each product, in the order of the request.',
    ),
  }),
  problems: {},
  example: { entityIds: [jug] },
})

const countText = (which: string) => field(Type.Integer({ minimum: 0 }), `Number of ${which} reviews.`)

export const countReviewsByStatus = call({
  family: 'stoa',
  method: 'GET',
  path: '/v1/reviews/counts',
  summary: 'Count reviews by moderation status.',
  source,
  allow: ['owner', 'app'],
  permission: 'REVIEWS.READ_PRIVATE_REVIEWS',
  writes: false,
  request: Shape({}),
  response: Shape({
    counts: field(
      Shape({ APPROVED: countText('published'), IN_MODERATION: countText('waiting'), REJECTED: countText('rejected') }),
      'Number of reviews by status.',
    ),
  }),
  problems: {},
  example: {},
})
