import { apiContext } from '@stoa/ui/page-api'
import type { Route } from './+types/product-choices'
import { findProduct } from './find-product.server.ts'
import { modifiersOf } from './modifiers.server.ts'
import { preordersOf } from './preorders.server.ts'
import { productView, type ProductView } from './product-view.ts'

/** What it takes to choose a variant of a product, for the scripts of a list. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const product = await findProduct(client, params.slug)
  const [preorders, modifiers, { shop }] = await Promise.all([
    preordersOf(client, product),
    modifiersOf(client, product.id),
    client.shop.getShop({}),
  ])
  return { product: productView(product, { preorders, modifiers, locale: shop.locale }) }
}

/** Without a product, because it is gone or the network is, the list stays. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs): Promise<{ product: ProductView | undefined }> =>
  serverLoader().catch(() => ({ product: undefined }))
