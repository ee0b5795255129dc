import { useNavigation, useSearchParams } from 'react-router'
import { RichText } from '@stoa/ui/components/rich-text'
import { apiContext } from '@stoa/ui/page-api'
import type { Route } from './+types/product-page'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { addToCart } from './add-to-cart.server.ts'
import { BuyForm } from './buy-form.tsx'
import { offeredOptions, settledChoices, variantOf, type Chosen } from './choices.ts'
import { fieldOfOption } from './field-names.ts'
import { findProduct } from './find-product.server.ts'
import { Gallery } from './gallery.tsx'
import { PriceTag } from './price-tag.tsx'
import { shownPrice } from './price.ts'
import { picturesFor, productView, type ProductView } from './product-view.ts'
import { structuredData } from './structured-data.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const product = await findProduct(client, params.slug)
  return { product: productView(product), structured: structuredData(product, `${baseUrl}${paths.product(params.slug)}`) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  return addToCart(client, await findProduct(client, params.slug), await request.formData())
}

// A choice changes the address alone: the page has all it needs to show another variant.
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: {
  currentUrl: URL
  nextUrl: URL
  formMethod?: string
  defaultShouldRevalidate: boolean
}) {
  return formMethod === undefined && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ 'script:ld+json': loaderData.structured }] : [])

export default function ProductPage({ loaderData: { product }, actionData }: Route.ComponentProps) {
  const options = offeredOptions(product, useChosen(product))
  const chosen = settledChoices(options)
  const variant = variantOf(product, chosen)
  return (
    <article className="shell grid gap-8 py-8 lg:grid-cols-2 lg:gap-14">
      <PageTitle text={product.name} />
      <Gallery pictures={picturesFor(product, chosen)} />
      <div className="lg:sticky lg:top-8 lg:self-start">
        {product.brand && <p className="text-soft">{product.brand}</p>}
        <h1 className="text-heading">{product.name}</h1>
        <p className="mt-3 text-title font-semibold">
          <PriceTag price={shownPrice(variant?.variant.priceData ?? product.priceData)} />
        </p>
        <BuyForm key={product.id} product={product} options={options} variant={variant} returned={actionData} />
        <div className="mt-8 border-t border-line pt-6">
          <RichText html={product.description} />
        </div>
        {product.sections.map(({ title, text }) => (
          <details key={title} className="border-t border-line py-3 first-of-type:mt-6 last:border-b">
            <summary className="cursor-pointer py-1 font-medium">{title}</summary>
            <div className="pt-2">
              <RichText html={text} />
            </div>
          </details>
        ))}
      </div>
    </article>
  )
}

/** What the address says is chosen; while another choice is on its way, that one. */
function useChosen({ productOptions }: ProductView): Chosen {
  const [here] = useSearchParams()
  const { location } = useNavigation()
  const query = location ? new URLSearchParams(location.search) : here
  return Object.fromEntries(productOptions.map(({ name = '' }) => [name, query.get(fieldOfOption(name)) ?? '']))
}
