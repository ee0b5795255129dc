import { isProductReference } from '@stoa/contract/catalog-reference'
import { itemsMax } from '@stoa/contract/recommendations/limits'
import type { PageApi } from '@stoa/sdk/page-api'
import type { ProductCard } from '../products/product-card.ts'
import { recommendedWith } from '../recommendations/recommend.server.ts'
import { withRatings } from '../reviews/reviews.server.ts'
import type { CartAnswer } from './cart-state.ts'

/** Products that go with those of a cart. None for an empty cart. */
export async function recommendedForCart(api: Pick<PageApi, 'client' | 'commonClient'>, { cart }: CartAnswer): Promise<ProductCard[]> {
  const references = (cart?.lines ?? []).map(({ reference }) => JSON.parse(reference) as Parameters<typeof isProductReference>[0])
  const ids = [...new Set(references.filter(isProductReference).map(({ catalogItemId }) => catalogItemId))]
  if (ids.length === 0) return []
  return withRatings(api.client, await recommendedWith(api, ids.slice(0, itemsMax)))
}
