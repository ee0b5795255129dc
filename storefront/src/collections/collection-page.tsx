import { useSearchParams } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import type { Route } from './+types/collection-page'
import { PageTitle } from '../frame/page-title.tsx'
import { productCard } from '../products/product-card.ts'
import { FilterForm } from './filter-form.tsx'
import { listingOf, queryOf } from './listing.ts'
import { ProductList } from './product-list.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { collection } = await client.collections.getCollectionBySlug({ slug: params.slug })
  const listing = listingOf(url.searchParams)
  const { products, metadata } = await client.catalogue.queryProducts({
    query: queryOf(listing, { collectionIds: { $hasSome: [collection.id] } }),
  })
  return {
    name: collection.name ?? '',
    description: collection.description ?? '',
    products: products.map(productCard),
    total: metadata.total ?? products.length,
  }
}

export default function CollectionPage({ loaderData: { name, description, products, total } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const listing = listingOf(query)
  return (
    <div className="shell py-8 sm:py-12">
      <PageTitle text={name} />
      <h1 className="text-heading">{name}</h1>
      {description && <p className="mt-3 max-w-prose text-lead text-soft">{description}</p>}
      <FilterForm listing={listing} />
      <ProductList products={products} total={total} listing={listing} />
    </div>
  )
}
