import type { Client } from '@stoa/sdk'
import { isRefusal } from '@stoa/ui/refusal'
import type { Review } from '../answers.ts'
import { ratingSummary, ratingView, type RatingSummary, type RatingView } from './rating-view.ts'
import { reviewView, type ReviewedShop, type ReviewView } from './review-view.ts'
import type { ReviewListing, ReviewSort } from './reviews-query.ts'

type Sorting = { fieldName: string; order: 'ASC' | 'DESC' }

const newestFirst: Sorting = { fieldName: 'createdDate', order: 'DESC' }
const sorts: Readonly<Record<ReviewSort, readonly Sorting[]>> = {
  newest: [newestFirst],
  highest: [{ fieldName: 'content.rating', order: 'DESC' }, newestFirst],
  lowest: [{ fieldName: 'content.rating', order: 'ASC' }, newestFirst],
}

/** Number of reviews per page. */
const pageSize = 5

/** The query of a page of reviews. A further page is requested by its cursor alone, which contains the rest. */
const reviewsQuery = (productId: string, { sort, stars, after }: ReviewListing) =>
  after
    ? { cursorPaging: { limit: pageSize, cursor: after } }
    : {
        filter: { entityId: productId, ...(stars !== undefined && { 'content.rating': stars }) },
        sort: [...sorts[sort]],
        cursorPaging: { limit: pageSize },
      }

/** A page of reviews, and the cursor of the next one. */
export interface ReviewsPage {
  reviews: ReviewView[]
  next: string | undefined
}

export interface ReviewsRequest {
  productId: string
  listing: ReviewListing
  baseUrl: string
}

/** The published reviews of a product. If the cursor is invalid or has expired, the list starts again. */
export async function reviewsPage(client: Client, request: ReviewsRequest): Promise<ReviewsPage> {
  return (await furtherReviews(client, request)) ?? readPage(client, { ...request, listing: { ...request.listing, after: undefined } })
}

/** The reviews to add below those before the cursor; undefined if it is invalid or has expired. */
export async function furtherReviews(client: Client, request: ReviewsRequest): Promise<ReviewsPage | undefined> {
  try {
    return await readPage(client, request)
  } catch (error) {
    if (request.listing.after && isRefusal(error) && error.status === 400) return undefined
    throw error
  }
}

async function readPage(client: Client, { productId, listing, baseUrl }: ReviewsRequest): Promise<ReviewsPage> {
  const [{ shop }, { reviews, metadata }] = await Promise.all([
    client.shop.getShop({}),
    client.reviews.queryReviews({ query: reviewsQuery(productId, listing) }),
  ])
  // A cursor of another product's page would list its reviews here.
  const own = reviews.filter(({ entityId }) => entityId === productId)
  const { name, locale, timeZone } = shop
  const where: ReviewedShop = { name, locale, timeZone, baseUrl }
  return { reviews: own.map((review) => reviewView(review, where)), next: metadata.cursors?.next ?? undefined }
}

/** The ratings of some products, which are read in one call. */
export interface Ratings {
  viewOf(productId: string): RatingView
  /** A product without reviews has none. */
  with<Card extends { id: string }>(this: void, card: Card): Card & { rating?: RatingSummary }
}

export async function ratingsOf(client: Client, productIds: readonly string[]): Promise<Ratings> {
  const entityIds = [...new Set(productIds)]
  const [{ shop }, { ratings }] = await Promise.all([client.shop.getShop({}), client.reviews.getRatings({ entityIds })])
  const known = new Map(ratings.map((rating) => [rating.entityId, rating]))
  return {
    viewOf: (id) => ratingView(known.get(id) ?? { count: 0, countPerStar: [] }, shop.locale),
    with(card) {
      const rating = known.get(card.id)
      return rating && rating.count > 0 ? { ...card, rating: ratingSummary(rating, shop.locale) } : card
    },
  }
}

/** Products with their ratings. */
export async function withRatings<Card extends { id: string }>(
  client: Client,
  cards: readonly Card[],
): Promise<(Card & { rating?: RatingSummary })[]> {
  if (cards.length === 0) return []
  const ratings = await ratingsOf(
    client,
    cards.map(({ id }) => id),
  )
  return cards.map(ratings.with)
}

/** The member's own review of a product, published or not. */
export async function ownReview(client: Client, productId: string, contactId: string): Promise<Review | undefined> {
  const filter = { entityId: productId, 'author.contactId': contactId }
  const { reviews } = await client.reviews.queryReviews({ query: { filter, cursorPaging: { limit: 1 } }, returnPrivateReviews: true })
  return reviews[0]
}
