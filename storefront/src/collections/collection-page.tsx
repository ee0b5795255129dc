import { redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusedWith } from '@stoa/ui/refusal'
import type { CollectionPageFacts } from '../answers.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { summaryOf } from '../frame/plain-text.ts'
import { paths } from '../paths.ts'
import { Breadcrumbs } from '../products/breadcrumbs.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/collection-page'
import { allProductsId, allProductsSlug } from './all-products.ts'
import { listProducts } from './list-products.server.ts'
import { listingOf } from './listing.ts'
import { ProductListing } from './product-listing.tsx'

/** The page of all products had this slug before. */
const formerSlug = 'all'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const collection = await findCollection(client, params.slug)
  if (!collection) return redirect(`${paths.everything}${url.search}`, 301)
  const { id, name, description, media, seoTitle, seoDescription } = collection
  const shelf = await listProducts(client, {
    within: { collectionId: id },
    listing: listingOf(url.searchParams),
  })
  return {
    name,
    description,
    seoTitle: seoTitle ?? name,
    summary: summaryOf(seoDescription ?? description),
    picture: media.mainMedia?.image?.url,
    shelf,
    address: `${baseUrl}${paths.collection(params.slug)}`,
  }
}

/** Not read from the server: the page has texts of its own. */
const allProducts: CollectionPageFacts = { id: allProductsId, name: '', description: '', media: { items: [] } }

/** Undefined: all products by their former address, unless a collection has taken it. */
async function findCollection(client: Client, slug: string): Promise<CollectionPageFacts | undefined> {
  if (slug === allProductsSlug) return allProducts
  try {
    return (await client.collections.getCollectionPage({ slug })).page
  } catch (error) {
    if (slug === formerSlug && isRefusedWith(error, 'COLLECTION_NOT_FOUND')) return undefined
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: loaderData.seoTitle, description: loaderData.summary, address: loaderData.address, picture: loaderData.picture })
    : []

export default function CollectionPage({ loaderData: { name, seoTitle, description, shelf } }: Route.ComponentProps) {
  const { collections } = useTexts().storefront
  const title = name || collections.all
  return (
    <div className="shell py-6 sm:py-8">
      <PageTitle text={seoTitle || title} />
      <Breadcrumbs trail={[{ path: paths.collections, name: collections.title }]} here={title} />
      <h1 className="mt-4 text-heading">{title}</h1>
      <p className="mt-3 max-w-prose text-lead text-soft">{name ? description : collections.allLead}</p>
      <ProductListing shelf={shelf} />
    </div>
  )
}
