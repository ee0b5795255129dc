import { lazy, Suspense, type ComponentType } from 'react'
import { redirect, useNavigation, useSearchParams } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { sentBack, textOf } from '@stoa/ui/refused-form'
import type { AlertFormProps } from '../alerts/alert-form.tsx'
import { alertIntent } from '../alerts/alert-intent.ts'
import { alertOffer } from '../alerts/alert-offer.server.ts'
import { answerAlert, type AlertAnswer } from '../alerts/request-alert.server.ts'
import { listWithAdded } from '../collections/added.server.ts'
import { Rail } from '../home/rail.tsx'
import { paths } from '../paths.ts'
import { RatingLink } from '../reviews/rating-link.tsx'
import { reviewListingOf, reviewParams } from '../reviews/reviews-query.ts'
import { ReviewsSection } from '../reviews/reviews-section.tsx'
import { useTexts } from '../texts/texts.ts'
import { HeartButton } from '../wishlist/heart-button.tsx'
import type { Route } from './+types/product-page'
import { putIntoCart } from './add-to-cart.server.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { BuyForm } from './buy-form.tsx'
import { selectedIn, settledChoices, type OfferedOption } from './choices.ts'
import { deliveryEstimate } from './delivery-estimate.server.ts'
import { countryField } from './delivery-panel.tsx'
import { findProduct, requirePresentSlug } from './find-product.server.ts'
import { Gallery } from './gallery.tsx'
import { modifierViews } from './modifiers.server.ts'
import { findPickup } from './pickup.server.ts'
import { preordersOf } from './preorders.server.ts'
import { PriceTag } from './price-tag.tsx'
import type { DisplayedPrice } from './price.ts'
import { Details } from './product-details.tsx'
import { factsOf } from './product-facts.ts'
import { productHead } from './product-head.ts'
import { picturesFor, productView, type VariantView } from './product-view.ts'
import { canBuy } from './stock.ts'
import { trailOf } from './trail.ts'
import type { Returned } from './use-adding.ts'
import { withAdded } from './with-added.server.ts'
import type { Modified } from './with-modifiers.tsx'
import { withReviews } from './with-reviews.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { client, baseUrl } = api
  const product = await findProduct(client, params.slug)
  requirePresentSlug(product, params.slug, `${paths.product(product.slug)}${url.search}`)
  const [{ related, rating, reviews }, page, delivery, preorders, { shop }] = await Promise.all([
    withReviews(api, product, { listing: reviewListingOf(url.searchParams), baseUrl }),
    client.catalogue.getProductPage({ id: product.id }),
    product.productType === 'digital' ? undefined : deliveryEstimate(client, url.searchParams.get(countryField)),
    preordersOf(client, product),
    client.shop.getShop({}),
  ])
  const modifiers = modifierViews(page.modifiers)
  const view = productView(product, { preorders, modifiers, locale: shop.locale })
  const { variant } = selectedIn(view, (field) => url.searchParams.get(field) ?? '')
  const trail = trailOf(page.breadcrumbs)
  return {
    product: view,
    facts: factsOf(product, shop),
    trail,
    related,
    delivery,
    pickup:
      variant && delivery?.ways.some(({ isStocked }) => isStocked)
        ? await findPickup(client, { productId: product.id, variantId: variant.id, modifiers, country: delivery.country.code })
        : undefined,
    rating,
    reviews,
    alert: await alertOffer(api, { product, preorders, shop }),
    head: productHead(withAdded(product, modifiers), {
      baseUrl,
      shopName: shop.name,
      trail,
      rating,
      reviews: reviews.reviews,
      preorders,
    }),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const form = await request.formData()
  const product = await findProduct(client, params.slug)
  if (textOf(form, 'intent') === alertIntent) return answerAlert({ client, baseUrl }, product, form)
  const problems = await putIntoCart(client, product, form)
  return problems ? sentBack(problems, form) : redirect(listWithAdded(request.headers.get('referer')) ?? paths.cart)
}

interface Revalidation {
  currentUrl: URL
  nextUrl: URL
  formMethod?: string
  defaultShouldRevalidate: boolean
}

// A choice only changes the URL: the page has all data to show another variant. Another country and other reviews are loaded from the server.
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: Revalidation) {
  const isSame = [countryField, ...reviewParams].every((name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name))
  const isChoice = currentUrl.pathname === nextUrl.pathname && isSame && currentUrl.search !== nextUrl.search
  return (!isChoice || (formMethod ?? 'GET') !== 'GET') && defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

/** Loaded for variants that are sold out. Without it, the rest of the page stays. */
const AlertForm = lazy<ComponentType<AlertFormProps>>(() =>
  import('../alerts/alert-form.tsx').then(
    (loaded) => ({ default: loaded.AlertForm }),
    () => ({ default: () => null }),
  ),
)
/** Loaded for products that have modifiers. */
const WithModifiers = lazy(async () => ({ default: (await import('./with-modifiers.tsx')).WithModifiers }))

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product } = loaderData
  const returned = actionData && 'typed' in actionData ? actionData : undefined
  const valueOf = useSelection(returned?.typed)
  const { options, variant } = selectedIn(product, valueOf)
  const alerted = actionData && 'alert' in actionData ? actionData.alert : undefined
  const props = { loaderData, returned, alerted, options, variant, price: variant?.price ?? product.price }
  if (product.modifiers.length === 0) return <Page {...props} />
  return (
    <Suspense>
      <WithModifiers key={product.id} product={product} price={props.price} valueOf={valueOf}>
        {(modified) => <Page {...props} {...modified} />}
      </WithModifiers>
    </Suspense>
  )
}

interface PageProps extends Pick<Route.ComponentProps, 'loaderData'>, Partial<Modified> {
  returned: Returned | undefined
  alerted: AlertAnswer | undefined
  options: OfferedOption[]
  variant: VariantView | undefined
  price: DisplayedPrice
}

function Page({ loaderData, returned, alerted, options, variant, price, chosen: besides, fields }: PageProps) {
  const { product, facts, related, trail, rating, reviews, alert } = loaderData
  const { product: words } = useTexts().storefront
  const chosen = { ...settledChoices(options), ...besides }
  return (
    <>
      <div className="shell pt-4 sm:pt-6">
        <Breadcrumbs trail={trail} here={product.name} />
        <article className="mt-4 grid gap-x-16 gap-y-8 lg:grid-cols-[1.05fr_1fr]">
          <Gallery key={product.id} pictures={picturesFor(product, chosen)} />
          <div>
            {product.ribbon && <p className="badge badge-sun mb-3">{product.ribbon}</p>}
            <div className="flex items-start justify-between gap-4">
              <h1 className="min-w-0 text-heading">{product.name}</h1>
              <HeartButton id={product.id} name={product.name} className="relative shrink-0" />
            </div>
            {product.brand && <p className="mt-1 text-soft">{product.brand}</p>}
            <RatingLink rating={rating} />
            <p className="mt-4 text-title font-bold">
              <PriceTag price={price} />
            </p>
            <BuyForm
              key={product.id}
              product={product}
              price={price}
              options={options}
              chosen={chosen}
              fields={fields}
              variant={variant}
              returned={returned}
            />
            {variant && (alerted || (alert && !canBuy(variant))) && (
              <Suspense>
                <AlertForm slug={product.slug} variant={variant} email={alert?.email ?? ''} returned={alerted} />
              </Suspense>
            )}
            <Details
              product={product}
              delivery={loaderData.delivery}
              pickup={loaderData.pickup}
              chosen={chosen}
              variantId={variant?.id}
              facts={facts[variant ? product.variants.indexOf(variant) : 0]}
            />
          </div>
        </article>
      </div>
      <ReviewsSection slug={product.slug} rating={rating} page={reviews} />
      {related.length > 0 && <Rail id="related" title={words.related} products={related} />}
    </>
  )
}

/** The value of a field in the URL or, if the form comes back, in the form; while another selection is loading, in that one. */
function useSelection(typed: Readonly<Record<string, string>> | undefined): (field: string) => string {
  const [here] = useSearchParams()
  const { location } = useNavigation()
  const query = location ? new URLSearchParams(location.search) : here
  return (field) => typed?.[field] ?? query.get(field) ?? ''
}
