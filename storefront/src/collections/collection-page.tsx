import type { Client } from '@stoa/sdk'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusedWith } from '@stoa/ui/refusal'
import { pageMeta } from '../frame/page-meta.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { summaryOf } from '../frame/plain-text.ts'
import { paths } from '../paths.ts'
import { Breadcrumbs } from '../products/breadcrumbs.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/collection-page'
import { listProducts } from './list-products.server.ts'
import { listingOf } from './listing.ts'
import { ProductListing } from './product-listing.tsx'

const everything = 'all'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const collection = await findCollection(client, params.slug)
  const shelf = await listProducts(client, {
    within: collection ? { collectionIds: { $hasSome: [collection.id] } } : {},
    listing: listingOf(url.searchParams),
    ...(collection && { count: collection.numberOfProducts }),
  })
  return {
    name: collection?.name ?? '',
    description: collection?.description ?? '',
    summary: summaryOf(collection?.description ?? ''),
    picture: collection?.media.mainMedia?.image?.url,
    shelf,
    address: `${baseUrl}${paths.collection(params.slug)}`,
  }
}

/** Undefined: all products, if the shop has no collection of that name. */
async function findCollection(client: Client, slug: string) {
  try {
    return (await client.collections.getCollectionBySlug({ slug })).collection
  } catch (error) {
    if (slug === everything && isRefusedWith(error, 'COLLECTION_NOT_FOUND')) return undefined
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: loaderData.name, description: loaderData.summary, address: loaderData.address, picture: loaderData.picture })
    : []

export default function CollectionPage({ loaderData: { name, description, shelf } }: Route.ComponentProps) {
  const { collections } = useTexts().storefront
  const title = name || collections.all
  return (
    <div className="shell py-6 sm:py-8">
      <PageTitle text={title} />
      <Breadcrumbs trail={[{ path: paths.collections, name: collections.title }]} here={title} />
      <h1 className="mt-4 text-heading">{title}</h1>
      <p className="mt-3 max-w-prose text-lead text-soft">{name ? description : collections.allLead}</p>
      <ProductListing shelf={shelf} />
    </div>
  )
}
