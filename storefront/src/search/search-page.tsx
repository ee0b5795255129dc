import { Link, useSearchParams } from 'react-router'
import type { Client } from '@stoa/sdk'
import { apiContext } from '@stoa/ui/page-api'
import { listProducts } from '../collections/list-products.server.ts'
import { isFiltered, listingOf } from '../collections/listing.ts'
import { menuCollections, ownCollections } from '../collections/own-collections.ts'
import { ProductListing } from '../collections/product-listing.tsx'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { productCard } from '../products/product-card.ts'
import { ProductGrid } from '../products/product-grid.tsx'
import { withRatings } from '../reviews/reviews.server.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/search-page'
import { closest } from './closest.ts'
import { SearchField } from './search-box.tsx'
import { searchTextIn } from './search-text.ts'

const newestMax = 4
const collectionsMax = 6
/** Maximum number of names compared for a typo. */
const namesMax = 100

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const words = searchTextIn(url.searchParams)
  if (!words) return { shelf: undefined, collections: [], help: undefined }
  const listing = listingOf(url.searchParams, true)
  const [shelf, collections] = await Promise.all([
    listProducts(client, { within: { search: words }, listing }),
    collectionsNamed(client, words),
  ])
  const { total, correctedText } = shelf
  const help = total === 0 && !isFiltered(listing) ? await helpFor(client, words) : undefined
  return {
    shelf,
    collections: collections.length === 0 && correctedText !== undefined ? await collectionsNamed(client, correctedText) : collections,
    help,
  }
}

async function collectionsNamed(client: Client, words: string) {
  const filter = { ...ownCollections, name: { $contains: words } }
  const { collections } = await client.collections.queryCollections({ query: { filter, paging: { limit: collectionsMax } } })
  return collections.map(({ slug, name }) => ({ slug: slug ?? '', name: name ?? '' }))
}

/** Shown if nothing was found: the probable spelling, and other products. */
async function helpFor(client: Client, words: string) {
  const [collections, { products }] = await Promise.all([
    menuCollections(client),
    client.catalogue.queryProducts({ query: { sort: [{ fieldName: 'createdDate', order: 'DESC' }], paging: { limit: namesMax } } }),
  ])
  const names = [...collections, ...products].map(({ name }) => name ?? '')
  return {
    meant: closest(words, names),
    collections: collections.map(({ slug, name }) => ({ slug: slug ?? '', name: name ?? '' })),
    newest: await withRatings(client, products.slice(0, newestMax).map(productCard)),
  }
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function SearchPage({ loaderData: { shelf, collections, help } }: Route.ComponentProps) {
  const { search } = useTexts().storefront
  const [query] = useSearchParams()
  const words = searchTextIn(query)
  const corrected = shelf?.correctedText
  const title = words ? search.titleFor(corrected ?? words) : search.title
  return (
    <div className="shell py-8 sm:py-12">
      <PageTitle text={title} />
      <h1 className="text-heading">{title}</h1>
      {corrected !== undefined && <Correction words={words} corrected={corrected} />}
      {collections.length > 0 && <CollectionChips title={search.collections} collections={collections} />}
      {help && <Help words={words} help={help} />}
      {shelf && !help && <ProductListing shelf={shelf} words={words} />}
      {!shelf && <Question />}
    </div>
  )
}

function Question() {
  const { search } = useTexts().storefront
  return (
    <search className="relative mt-6 block max-w-lg">
      <SearchField asked="" label={search.label} />
    </search>
  )
}

function Correction({ words, corrected }: { words: string; corrected: string }) {
  const { search } = useTexts().storefront
  return (
    <p className="mt-3 text-lead">
      {search.nothing(words)}. {search.showingInstead} <SearchLink words={corrected} />.
    </p>
  )
}

const SearchLink = ({ words }: { words: string }) => (
  <Link to={`${paths.search}?${new URLSearchParams({ q: words })}`} className="link font-semibold">
    {words}
  </Link>
)

type Helpful = NonNullable<Route.ComponentProps['loaderData']['help']>

function CollectionChips({ title, collections }: { title?: string; collections: Helpful['collections'] }) {
  return (
    <ul aria-label={title} className="mt-4 flex flex-wrap gap-2">
      {collections.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={paths.collection(slug)} className="chip">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Help({ words, help: { meant, collections, newest } }: { words: string; help: Helpful }) {
  const { search } = useTexts().storefront
  return (
    <div className="mt-6">
      <p className="text-lead">{search.nothing(words)}</p>
      {meant && (
        <p className="mt-3 text-lead">
          {search.didYouMean} <SearchLink words={meant} />?
        </p>
      )}
      <ul className="mt-6 list-disc space-y-1 ps-5 text-soft">
        {search.help.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <CollectionChips collections={collections} />
      {newest.length > 0 && (
        <>
          <h2 className="mt-14 mb-6 text-heading">{search.newest}</h2>
          <ProductGrid products={newest} heading="h3" />
        </>
      )}
    </div>
  )
}
