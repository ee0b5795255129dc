import { Link } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { useTexts } from '@stoa/ui/texts/texts'
import type { Route } from './+types/home-page'
import { CollectionGrid } from '../collections/collection-grid.tsx'
import { collectionTile } from '../collections/collection-tile.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { productCard } from '../products/product-card.ts'
import { ProductGrid } from '../products/product-grid.tsx'
import { Hero } from './hero.tsx'

const newestShown = 8
const collectionsShown = 6

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ shop }, { collections }, { products }] = await Promise.all([
    client.shop.getShop({}),
    client.collections.queryCollections({ query: { sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: collectionsShown } } }),
    client.catalogue.queryProducts({ query: { sort: [{ fieldName: 'createdDate', order: 'DESC' }], paging: { limit: newestShown } } }),
  ])
  const { name, tagline, about, hero } = shop
  return {
    shop: { name, tagline, about },
    hero: hero?.url ? { url: hero.url, alt: hero.altText ?? '' } : undefined,
    collections: collections.map(collectionTile),
    products: products.map(productCard),
  }
}

export default function HomePage({ loaderData: { shop, hero, collections, products } }: Route.ComponentProps) {
  const { home } = useTexts().storefront
  return (
    <>
      <PageTitle text={shop.name} />
      <Hero tagline={shop.tagline} about={shop.about} picture={hero} />
      {products.length > 0 && (
        <section aria-labelledby="newest" className="shell mt-14">
          <h2 id="newest" className="text-heading">
            {home.newest}
          </h2>
          <div className="mt-6">
            <ProductGrid products={products} heading="h3" />
          </div>
        </section>
      )}
      {collections.length > 0 && (
        <section aria-labelledby="collections" className="shell mt-16">
          <div className="flex flex-wrap items-baseline justify-between gap-4">
            <h2 id="collections" className="text-heading">
              {home.collections}
            </h2>
            <Link to={paths.collections} className="link">
              {home.allCollections}
            </Link>
          </div>
          <div className="mt-6">
            <CollectionGrid collections={collections} heading="h3" />
          </div>
        </section>
      )}
    </>
  )
}
