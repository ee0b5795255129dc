import { Link } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { CollectionGrid } from '../collections/collection-grid.tsx'
import { collectionTile } from '../collections/collection-tile.ts'
import { menuCollections } from '../collections/own-collections.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { shopData } from '../products/structured-data.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/home-page'
import { DataBlock } from './data-block.tsx'
import { dataBlocks } from './data-blocks.server.ts'
import { Hero } from './hero.tsx'
import { homeRails } from './home-rails.server.ts'
import { Rail } from './rail.tsx'
import { Story } from './story.tsx'

const collectionsMax = 6

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { client, baseUrl } = api
  const [{ shop, blocks }, { collections: featured }, inMenu, rails] = await Promise.all([
    client.shop.getShop({}).then(async (found) => ({ ...found, blocks: await dataBlocks(client, { ...found.shop, baseUrl }) })),
    client.collections.listFeaturedCollections({}),
    menuCollections(client),
    homeRails(api),
  ])
  const { name, tagline, about, hero, pickupPlaces } = shop
  return {
    shop: { name, tagline, about },
    places: pickupPlaces.map(({ id, name: place, instructions }) => ({ id, name: place, instructions })),
    hero: hero?.url ? { url: hero.url, alt: hero.altText ?? '' } : undefined,
    // A team that features none has the first ones shown.
    collections: (featured.length > 0 ? featured : inMenu.slice(0, collectionsMax)).map(collectionTile),
    ...rails,
    blocks,
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
  const { shop, places, hero, collections, newest, best, reduced, blocks } = loaderData
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
      {best.length > 0 && <Rail id="best" title={home.bestSellers} products={best} />}
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
