import type { PageApi } from '@stoa/sdk/page-api'
import type { Product } from '../answers.ts'
import { recommendedWith } from '../recommendations/recommend.server.ts'
import { ratingsOf, reviewsPage, type ReviewsRequest } from '../reviews/reviews.server.ts'

/** A product's rating, reviews, and the products that go with it. All ratings are read in one call, and reviews only if there are any. */
export async function withReviews(
  clients: Pick<PageApi, 'client' | 'commonClient'>,
  product: Product,
  request: Omit<ReviewsRequest, 'productId'>,
) {
  const { client } = clients
  const cards = await recommendedWith(clients, [product.id])
  const ratings = await ratingsOf(client, [product.id, ...cards.map(({ id }) => id)])
  const rating = ratings.viewOf(product.id)
  const reviews = rating.count > 0 ? await reviewsPage(client, { productId: product.id, ...request }) : { reviews: [], next: undefined }
  return { related: cards.map(ratings.with), rating, reviews }
}
