import { apiContext } from '@stoa/ui/page-api'
import type { Route } from './+types/product-pickup'
import { findProduct } from './find-product.server.ts'
import { modifiersOf } from './modifiers.server.ts'
import { findPickup } from './pickup.server.ts'
import type { Pickup } from './pickup.ts'

/** Where a variant of a product can be picked up, for the scripts of its page. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { id: productId } = await findProduct(client, params.slug)
  const [variantId, country] = ['variant', 'to'].map((name) => url.searchParams.get(name) ?? '') as [string, string]
  return { pickup: await findPickup(client, { productId, variantId, country, modifiers: await modifiersOf(client, productId) }) }
}

/** Without an answer, because the network is gone, the page says nothing about it. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs): Promise<{ pickup: Pickup | undefined }> =>
  serverLoader().catch(() => ({ pickup: undefined }))
