import { Grid2x2, Grid3x3, SlidersHorizontal, X } from 'lucide-react'
import { Link } from 'react-router'
import { Select } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { Pagination } from '@stoa/ui/components/pagination'
import { paths } from '../paths.ts'
import { ProductGrid } from '../products/product-grid.tsx'
import { useTexts } from '../texts/texts.ts'
import { FilterForm, filterFormId, filterSheetId, useFilters } from './filter-form.tsx'
import type { ListedProducts } from './list-products.server.ts'
import { activeFilters, hrefOfAll, hrefOfDensity, hrefOfMore, hrefOfPage } from './listing-links.ts'
import { addedParam, isFiltered, pageMax, pageSize, sortNames, type Listing } from './listing.ts'
import { useListing } from './use-listing.ts'

/** A product list with its filters. `words` is the search text, if there is one. */
export function ProductListing({ shelf, words }: { shelf: ListedProducts; words?: string }) {
  const { query, listing, isOnItsWay, hasAdded } = useListing(words !== undefined)
  return (
    <div className="mt-8 grid gap-x-10 lg:grid-cols-[14rem_1fr]">
      <FilterForm listing={listing} query={query} facets={shelf.facets} words={words} />
      <div>
        {hasAdded && <Added />}
        <Bar listing={listing} query={query} total={shelf.total} isSearch={words !== undefined} />
        <Chips listing={listing} query={query} shelf={shelf} />
        <div aria-busy={isOnItsWay} className={`transition-opacity ${isOnItsWay ? 'opacity-50' : ''}`}>
          <Results shelf={shelf} listing={listing} query={query} isOnItsWay={isOnItsWay} />
        </div>
      </div>
    </div>
  )
}

/** Of a product that was added without scripts; with them the cart opens. */
function Added() {
  const { cart } = useTexts().storefront
  return (
    <div id={addedParam} className="mb-4 scroll-mt-24">
      <Notice tone="good" title={cart.added}>
        <Link to={paths.cart} className="link">
          {cart.view}
        </Link>
      </Notice>
    </div>
  )
}

interface ListingProps {
  listing: Listing
  query: URLSearchParams
}

function Bar({ listing, query, total, isSearch }: ListingProps & { total: number | undefined; isSearch: boolean }) {
  const { listing: texts } = useTexts().storefront
  const send = useFilters(isSearch)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line pb-3">
      <button type="button" popoverTarget={filterSheetId} className="button button-quiet px-4 lg:hidden">
        <SlidersHorizontal className="size-4" aria-hidden="true" />
        {texts.filters}
      </button>
      <output className="me-auto text-soft max-lg:order-2">{total === undefined ? texts.foundMany : texts.found(total)}</output>
      <Select
        label={texts.sort}
        name="sort"
        form={filterFormId}
        value={listing.sort}
        onChange={({ target }) => target.form && send(target.form)}
        className="grow max-lg:order-1 sm:grow-0 [&>label]:sr-only"
      >
        {sortNames(isSearch).map((name) => (
          <option key={name} value={name}>
            {texts.sorts[name]}
          </option>
        ))}
      </Select>
      <button type="submit" form={filterFormId} className="button button-quiet no-scripts-only max-lg:order-1">
        {texts.applySort}
      </button>
      <Density listing={listing} query={query} />
    </div>
  )
}

function Density({ listing: { isDense }, query }: ListingProps) {
  const { listing: texts } = useTexts().storefront
  const ways = [
    { dense: false, text: texts.densities.wide, Icon: Grid2x2 },
    { dense: true, text: texts.densities.dense, Icon: Grid3x3 },
  ]
  return (
    <ul aria-label={texts.density} className="flex max-lg:order-3">
      {ways.map(({ dense, text, Icon }) => (
        <li key={text}>
          <Link
            to={hrefOfDensity(query, dense)}
            replace
            preventScrollReset
            title={text}
            aria-current={dense === isDense ? 'true' : undefined}
            className="icon-button text-soft aria-[current=true]:text-accent"
          >
            <Icon className="size-5" aria-hidden="true" />
            <span className="sr-only">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Chips({ listing, query, shelf: { prices, facets } }: ListingProps & { shelf: ListedProducts }) {
  const { listing: texts } = useTexts().storefront
  const filters = activeFilters(listing, query)
  if (filters.length === 0) return null
  const wordsOf = ({ kind, text }: (typeof filters)[number]): string => {
    if (kind === 'min') return texts.chips.min(prices.min ?? text)
    if (kind === 'max') return texts.chips.max(prices.max ?? text)
    if (kind === 'collection') return facets.collections.find(({ id }) => id === text)?.name ?? texts.collection
    return kind === 'value' ? text : texts.chips[kind]
  }
  return (
    <ul aria-label={texts.active} className="flex flex-wrap gap-2 pt-3">
      {filters.map((filter) => (
        <li key={filter.href}>
          <Link to={filter.href} preventScrollReset className="chip" aria-label={texts.removeFilter(wordsOf(filter))}>
            {wordsOf(filter)}
            <X className="size-4" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Results({
  shelf: { products, total, hasNext },
  listing,
  query,
  isOnItsWay,
}: ListingProps & { shelf: ListedProducts; isOnItsWay: boolean }) {
  const { shared, storefront } = useTexts()
  const { listing: texts } = storefront
  const { from, page } = listing
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize))
  const isLast = !hasNext || page >= pageMax
  if (products.length === 0) return <NothingHere listing={listing} query={query} />
  const first = (from - 1) * pageSize + 1
  const last = first + products.length - 1
  const left = isLast ? 0 : Math.min(pageSize, (total ?? Number.POSITIVE_INFINITY) - last)
  return (
    <div className="pt-6">
      <ProductGrid products={products} isDense={listing.isDense} hasColumnBeside />
      {pages !== 1 && (
        <div className="mt-12 flex flex-col items-center gap-4">
          <p className="text-soft">{total === undefined ? texts.shownOfMany(first, last) : texts.shown(first, last, total)}</p>
          {left > 0 && (
            <Link to={hrefOfMore(query, listing)} replace preventScrollReset className="button button-quiet">
              {isOnItsWay ? texts.loading : texts.more(left)}
            </Link>
          )}
        </div>
      )}
      <Pagination
        label={shared.pages}
        position={pages === undefined ? undefined : shared.pagePosition(page, pages)}
        previous={from > 1 ? { href: hrefOfPage(query, from - 1), text: shared.previousPage } : undefined}
        next={!isLast ? { href: hrefOfPage(query, page + 1), text: shared.nextPage } : undefined}
      />
    </div>
  )
}

function NothingHere({ listing, query }: ListingProps) {
  const { listing: texts } = useTexts().storefront
  const filtered = isFiltered(listing)
  return (
    <div className="py-20 text-center">
      <p className="text-title font-semibold">{filtered ? texts.noMatch : texts.nothing}</p>
      {filtered && <p className="mt-2 text-soft">{texts.noMatchHelp}</p>}
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        {filtered && (
          <Link to={hrefOfAll(query)} className="button button-primary">
            {texts.clear}
          </Link>
        )}
        <Link to={paths.collections} className="button button-quiet">
          {texts.allCollections}
        </Link>
      </p>
    </div>
  )
}
