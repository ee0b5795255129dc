import { redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { RichText } from '@stoa/ui/components/rich-text'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusedWith } from '@stoa/ui/refusal'
import { richText } from '@stoa/ui/rich-text'
import type { CollectionPageFacts } from '../answers.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { summaryOf } from '../frame/plain-text.ts'
import { seoHead, withSeoTags } from '../frame/seo-tags.ts'
import { paths } from '../paths.ts'
import { Breadcrumbs } from '../products/breadcrumbs.tsx'
import { breadcrumbData } from '../products/structured-data.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/collection-page'
import { allProductsId, allProductsSlug } from './all-products.ts'
import { collectionTile } from './collection-tile.ts'
import { listProducts } from './list-products.server.ts'
import { listingOf } from './listing.ts'
import { ProductListing } from './product-listing.tsx'
import { Subcollections } from './subcollections.tsx'

/** The page of all products had this slug before. */
const formerSlug = 'all'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const collection = await findCollection(client, params.slug)
  if (!collection) return redirect(`${paths.everything}${url.search}`, 301)
  const { id, name, media } = collection
  const shelf = await listProducts(client, {
    within: { collectionId: id },
    listing: listingOf(url.searchParams),
  })
  const description = collection.richDescription ?? collection.description
  const trail = collection.breadcrumbs.map((above) => ({ path: paths.collection(above.slug), name: above.name }))
  const path = paths.collection(params.slug)
  const address = `${baseUrl}${path}`
  const seo = seoHead(collection.seoData, address)
  const own = pageMeta({
    title: seo.title ?? name,
    description: seo.description ?? summaryOf(description),
    address: seo.canonical ?? address,
    picture: media.mainMedia?.image?.url,
  })
  return {
    name,
    description: collection.richDescription ? richText(collection.richDescription) : [collection.description],
    title: seo.title,
    trail,
    below: collection.subcollections.map(collectionTile),
    shelf,
    head: [
      ...withSeoTags(own, seo),
      ...(trail.length > 0 ? [{ 'script:ld+json': breadcrumbData([...trail, { path, name }], baseUrl) }] : []),
    ],
  }
}

/** Not read from the server: the page has texts of its own. */
const allProducts: CollectionPageFacts = {
  id: allProductsId,
  name: '',
  description: '',
  media: { items: [] },
  breadcrumbs: [],
  subcollections: [],
}

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

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function CollectionPage({
  loaderData: { name, title: titleOfShop, description, trail, below, shelf },
}: Route.ComponentProps) {
  const { collections } = useTexts().storefront
  const title = name || collections.all
  return (
    <div className="shell py-6 sm:py-8">
      <PageTitle text={titleOfShop ?? title} />
      <Breadcrumbs trail={[{ path: paths.collections, name: collections.title }, ...trail]} here={title} />
      <h1 className="mt-4 text-heading">{title}</h1>
      <div className="mt-3 max-w-prose text-lead text-soft">
        <RichText nodes={name ? description : [collections.allLead]} isTop />
      </div>
      <Subcollections collections={below} />
      <ProductListing shelf={shelf} />
    </div>
  )
}
