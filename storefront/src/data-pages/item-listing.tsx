import { SlidersHorizontal, X } from 'lucide-react'
import { Link } from 'react-router'
import { Select } from '@stoa/ui/components/field'
import { useTexts } from '../texts/texts.ts'
import { FilterForm, filterFormId, filterSheetId, useSending } from './filter-form.tsx'
import type { ListedItems } from './find-items.server.ts'
import { ItemGrid } from './item-grid.tsx'
import { ItemIndex } from './item-index.tsx'
import { ItemQuestions } from './item-questions.tsx'
import { ItemRows } from './item-rows.tsx'
import { fieldName, type ListPage } from './list-view.ts'
import { activeFilters, hrefOfAll, type ActiveFilter } from './listing-links.ts'
import { isDay, isFiltered, pageMaxOf, pageSizeOf, sortChoices, type Listing, type SortChoice } from './listing.ts'
import { PageNumbers } from './page-numbers.tsx'
import { useList } from './use-list.ts'

interface ItemListingProps {
  page: ListPage
  found: ListedItems
  locale: string
}

interface FilterProps {
  page: ListPage
  listing: Listing
  query: URLSearchParams
}

/** A list of items with its filters. */
export function ItemListing({ page, found, locale }: ItemListingProps) {
  const { query, listing, isOnItsWay } = useList(page)
  const pages = Math.min(pageMaxOf(page), Math.max(1, Math.ceil(found.total / pageSizeOf(page))))
  return (
    <div className="mt-8 grid gap-x-10 lg:grid-cols-[15rem_1fr]">
      <FilterForm page={page} listing={listing} query={query} facets={found.facets} />
      <div>
        <Bar page={page} listing={listing} query={query} total={found.total} />
        <Chips page={page} listing={listing} query={query} facets={found.facets} />
        <div aria-busy={isOnItsWay} className={`pt-8 transition-opacity ${isOnItsWay ? 'opacity-50' : ''}`}>
          {found.items.length > 0 ? (
            <Items
              layout={page.listLayout}
              items={found.items}
              locale={locale}
              isByName={!listing.sort || listing.sort.fieldName === page.displayField}
            />
          ) : (
            <NothingHere listing={listing} query={query} />
          )}
          <PageNumbers page={listing.page} pages={pages} query={query} />
        </div>
      </div>
    </div>
  )
}

interface ItemsProps {
  layout: ListPage['listLayout']
  items: ListedItems['items']
  locale: string
  /** The items are in the order of their names. */
  isByName: boolean
}

function Items({ layout, items, locale, isByName }: ItemsProps) {
  switch (layout) {
    case 'CARDS':
      return <ItemGrid items={items} hasColumnBeside />
    case 'LIST':
      return <ItemRows items={items} />
    case 'INDEX':
      return <ItemIndex items={items} locale={locale} isByName={isByName} />
    case 'QUESTIONS':
      return <ItemQuestions items={items} />
  }
}

function Bar({ page, listing, total }: FilterProps & { total: number }) {
  const { dataPages: texts } = useTexts().storefront
  const send = useSending()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line pb-3">
      <button type="button" popoverTarget={filterSheetId} className="button button-quiet me-auto px-4 lg:hidden">
        <SlidersHorizontal className="size-4" aria-hidden="true" />
        {texts.filters}
      </button>
      <output className="me-auto text-soft max-lg:me-0">{texts.found(total)}</output>
      <Select
        key={listing.sort?.name}
        label={texts.sort}
        name="sort"
        form={filterFormId}
        defaultValue={listing.sort?.name ?? ''}
        onChange={({ target }) => target.form && send(target.form)}
        className="max-sm:w-full [&>label]:sr-only"
      >
        <option value="">{texts.usual}</option>
        <SortOptions page={page} />
      </Select>
    </div>
  )
}

function SortOptions({ page }: Pick<FilterProps, 'page'>) {
  const { sorts } = useTexts().storefront.dataPages
  const said = ({ fieldName: key, order }: SortChoice): string => {
    const field = page.fields.find((one) => one.key === key)
    const name = fieldName(page, key)
    if (field && isDay(field)) return order === 'DESC' ? sorts.newest(name) : sorts.oldest(name)
    if (field?.type === 'NUMBER') return order === 'DESC' ? sorts.most(name) : sorts.least(name)
    return sorts.name(name)
  }
  return sortChoices(page).map((choice) => (
    <option key={choice.name} value={choice.name}>
      {said(choice)}
    </option>
  ))
}

function Chips({ page, listing, query, facets }: FilterProps & Pick<ListedItems, 'facets'>) {
  const { dataPages: texts } = useTexts().storefront
  const filters = activeFilters(listing, query, page)
  if (filters.length === 0) return null
  const valueOf = ({ key, value }: ActiveFilter): string => {
    const facet = facets.find((one) => one.key === key)
    if (facet?.kind === 'yesNo') return value === 'true' ? texts.yes : texts.no
    return facet?.values.find((one) => one.value === value)?.name ?? value
  }
  const wordsOf = (filter: ActiveFilter): string =>
    filter.kind === 'words' ? texts.chips.words(filter.value) : texts.chips[filter.kind](fieldName(page, filter.key), valueOf(filter))
  return (
    <ul aria-label={texts.active} className="flex flex-wrap gap-2 pt-3">
      {filters.map((filter) => (
        <li key={filter.href} className="min-w-0">
          <Link to={filter.href} preventScrollReset className="chip max-w-full" aria-label={texts.removeFilter(wordsOf(filter))}>
            <span className="min-w-0 wrap-anywhere">{wordsOf(filter)}</span>
            <X className="size-4 shrink-0" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function NothingHere({ listing, query }: Omit<FilterProps, 'page'>) {
  const { dataPages: texts } = useTexts().storefront
  const filtered = isFiltered(listing)
  return (
    <div className="py-16 text-center">
      <p className="text-title font-semibold">{filtered ? texts.noMatch : texts.nothing}</p>
      <p className="mt-2 text-soft">{filtered ? texts.noMatchHelp : texts.nothingHelp}</p>
      {filtered && (
        <p className="mt-6">
          <Link to={hrefOfAll(query)} className="button button-primary">
            {texts.clear}
          </Link>
        </p>
      )}
    </div>
  )
}
