import { apiContext } from '@stoa/ui/page-api'
import { textOf } from '@stoa/ui/refused-form'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { useMay } from '../kit/use-may.ts'
import type { Route } from './+types/product-page'
import { changeProduct, isProductIntent } from './editor/change-product.server.ts'
import { EditProduct } from './editor/edit-product.tsx'
import { formatFacts } from './editor/editor-facts.ts'
import { digitalFileOf, editableCollections, editorFacts, productDraft, productV3, sellingLocationOf } from './editor/load-editor.server.ts'
import { sharedSections, suggestionsFor } from './editor/part-facts.server.ts'
import { saveProduct, type ProductAnswer } from './editor/save-product.server.ts'
import { ProductFactsPage } from './product-facts-page.tsx'
import { fileView } from './product-file.tsx'
import { collectionNames } from './product-row.ts'
import { datesOf, productView } from './product-view.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const request = { id: params.productId, includeMerchantSpecificData: true }
  const [{ product }, { shop }, { settings }, { count }, collections, v3, suggestions, sellingLocation] = await Promise.all([
    client.catalogue.getProduct(request),
    client.shop.getShop({}),
    ifPermitted(client.shop.getSettings({}), { settings: undefined }),
    ifPermitted(client.wishlists.countWishlists({ productId: params.productId }), { count: undefined }),
    editableCollections(client),
    productV3(client, params.productId),
    suggestionsFor(client),
    sellingLocationOf(client),
  ])
  const [names, file, shared] = await Promise.all([
    collectionNames(client, product.collectionIds),
    digitalFileOf(client, product),
    sharedSections(client, v3),
  ])
  return {
    product: productView({ product, v3 }, names, settings ?? shop),
    digitalFile: product.productType === 'digital' ? { file: file && fileView(file, shop) } : undefined,
    dates: datesOf(product, shop),
    wishlists: count,
    request,
    draft: productDraft(product, { shop, file, v3, ...collections }),
    facts: editorFacts(product, {
      ...formatFacts(shop, settings),
      ...collections,
      ...suggestions,
      sellingLocation,
      origin: url.origin,
      file,
      sharedSections: shared,
    }),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  const form = await request.formData()
  if (isProductIntent(textOf(form, 'intent'))) return changeProduct(client, params.productId, form)
  return saveProduct(client, params.productId, form)
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const mayEdit = useMay()('WIX_STORES.MODIFY_PRODUCTS')
  return mayEdit ? <EditProduct {...loaderData} answer={actionData as ProductAnswer | undefined} /> : <ProductFactsPage {...loaderData} />
}
