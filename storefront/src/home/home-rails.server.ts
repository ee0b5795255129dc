import type { PageApi } from '@stoa/sdk/page-api'
import { productCard } from '../products/product-card.ts'
import { bestSellers } from '../recommendations/recommend.server.ts'
import { withRatings } from '../reviews/reviews.server.ts'

/** The newest products are shown as new, and those of them with a discount as on sale. */
const lookedThrough = 60
const railLength = 8
const newestFirst = { sort: [{ fieldName: 'createdDate', order: 'DESC' as const }], paging: { limit: lookedThrough } }

/** The rows of products on the home page, with their ratings, which are read in one call. */
export async function homeRails(api: Pick<PageApi, 'client' | 'commonClient'>) {
  const [{ products }, best] = await Promise.all([api.client.catalogue.queryProducts({ query: newestFirst }), bestSellers(api)])
  const cards = products.map(productCard)
  const newest = cards.slice(0, railLength)
  const reduced = cards.filter(({ price, soldOut }) => price.before && !soldOut).slice(0, railLength)
  const rated = await withRatings(api.client, [...newest, ...best, ...reduced])
  const afterBest = newest.length + best.length
  return { newest: rated.slice(0, newest.length), best: rated.slice(newest.length, afterBest), reduced: rated.slice(afterBest) }
}
