import { apiContext } from '@stoa/ui/page-api'
import type { Route } from './+types/product-choices'
import { findProduct } from './find-product.server.ts'
import { productView } from './product-view.ts'

/** What it takes to choose a variant of a product, for the scripts of a list. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return { product: productView(await findProduct(context.get(apiContext).client, params.slug)) }
}
