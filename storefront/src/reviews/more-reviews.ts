import { apiContext } from '@stoa/ui/page-api'
import { findProduct } from '../products/find-product.server.ts'
import type { Route } from './+types/more-reviews'
import { reviewListingOf } from './reviews-query.ts'
import { furtherReviews, type ReviewsPage } from './reviews.server.ts'

/** A further page of a product's reviews, for the scripts of its page. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const { id } = await findProduct(client, params.slug)
  return { page: await furtherReviews(client, { productId: id, listing: reviewListingOf(url.searchParams), baseUrl }) }
}

/** Without a page, because the cursor has expired or the network is gone, the list stays. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs): Promise<{ page: ReviewsPage | undefined }> =>
  serverLoader().catch(() => ({ page: undefined }))
