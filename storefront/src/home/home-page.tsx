import { Link } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { CollectionGrid } from '../collections/collection-grid.tsx'
import { collectionTile } from '../collections/collection-tile.ts'
import { menuCollections } from '../collections/own-collections.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { productCard } from '../products/product-card.ts'
import { shopData } from '../products/structured-data.ts'
import { withRatings } from '../reviews/reviews.server.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/home-page'
import { DataBlock } from './data-block.tsx'
import { dataBlocks } from './data-blocks.server.ts'
import { Hero } from './hero.tsx'
import { Rail } from './rail.tsx'
import { Story } from './story.tsx'

/** The newest products are shown as new, and those of them with a discount as on sale. */
const lookedThrough = 60
const railLength = 8
const collectionsMax = 6

export async function loader({ context }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const [{ shop }, { collections: featured }, inMenu, { products }] = await Promise.all([
    client.shop.getShop({}),
    client.collections.listFeaturedCollections({}),
    menuCollections(client),
    client.catalogue.queryProducts({ query: { sort: [{ fieldName: 'createdDate', order: 'DESC' }], paging: { limit: lookedThrough } } }),
  ])
  const { name, tagline, about, hero, pickupPlaces } = shop
  const cards = products.map(productCard)
  const newest = cards.slice(0, railLength)
  const reduced = cards.filter(({ price, soldOut }) => price.before && !soldOut).slice(0, railLength)
  const [rated, blocks] = await Promise.all([withRatings(client, [...newest, ...reduced]), dataBlocks(client, { ...shop, baseUrl })])
  return {
    shop: { name, tagline, about },
    places: pickupPlaces.map(({ id, name: place, instructions }) => ({ id, name: place, instructions })),
    hero: hero?.url ? { url: hero.url, alt: hero.altText ?? '' } : undefined,
    // A team that features none has the first ones shown.
    collections: (featured.length > 0 ? featured : inMenu.slice(0, collectionsMax)).map(collectionTile),
    newest: rated.slice(0, newest.length),
    blocks,
    reduced: rated.slice(newest.length),
    address: `${baseUrl}/`,
    structured: shopData(shop, baseUrl),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...pageMeta({
          title: loaderData.shop.name,
          description: loaderData.shop.tagline,
          address: loaderData.address,
          picture: loaderData.hero?.url,
        }),
        { 'script:ld+json': loaderData.structured },
      ]
    : []

/** The first sentence is the introduction; the rest is shown below. */
function splitIntroduction(about: string): [first: string, rest: string] {
  const end = /[.!?](?=\s)/.exec(about)
  return end ? [about.slice(0, end.index + 1), about.slice(end.index + 1).trim()] : [about, '']
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { shop, places, hero, collections, newest, reduced, blocks } = loaderData
  const [first, rest] = splitIntroduction(shop.about)
  const { home } = useTexts().storefront
  return (
    <>
      <PageTitle text={shop.name} />
      <Hero tagline={shop.tagline} about={first} picture={hero} />
      {newest.length > 0 && <Rail id="newest" title={home.newest} products={newest} all={{ path: paths.everything, text: home.allNew }} />}
      {collections.length > 0 && (
        <section aria-labelledby="collections" className="shell mt-14 sm:mt-20">
          <div className="flex flex-wrap items-baseline justify-between gap-4">
            <h2 id="collections" className="text-heading">
              {home.collections}
            </h2>
            <Link to={paths.collections} className="link">
              {home.allCollections}
            </Link>
          </div>
          <div className="mt-7">
            <CollectionGrid collections={collections} heading="h3" isDense />
          </div>
        </section>
      )}
      {blocks.map((block) => (
        <DataBlock key={block.id} block={block} />
      ))}
      {reduced.length > 0 && (
        <Rail id="reduced" title={home.reduced} products={reduced} all={{ path: `${paths.everything}?sale=yes`, text: home.allReduced }} />
      )}
      <Story name={shop.name} about={rest || first} places={places} />
    </>
  )
}
