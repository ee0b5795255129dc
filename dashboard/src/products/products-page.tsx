import { LayoutGrid, List, Package } from 'lucide-react'
import { Link, redirect, useSearchParams } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusal } from '@stoa/ui/refusal'
import { CodeButton } from '../kit/code-button.tsx'
import { ColumnPicker } from '../kit/column-picker.tsx'
import { DataTable, NoMatch } from '../kit/data-table.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { FilterChips } from '../kit/filters.tsx'
import { cursorLink, ListPages } from '../kit/list-pages.tsx'
import { withParams } from '../kit/list-state.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Toolbar } from '../kit/toolbar.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/products-page'
import { defaultSort, isNarrowed, listingOf, lookOf, looks, pageSizes, queryOf, type Look } from './listing.ts'
import { useProductColumns } from './product-columns.tsx'
import { ProductFilters, useProductChips } from './product-filters.tsx'
import { ProductGrid } from './product-grid.tsx'
import { collectionNames, productRow } from './product-row.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const listing = listingOf(url.searchParams)
  const request = { query: queryOf(listing) }
  const [{ shop }, { products, metadata }, { collections }] = await Promise.all([
    client.shop.getShop({}),
    client.catalogue.queryProducts(request).catch((error: unknown) => {
      // A cursor grows old, or somebody shortened it: the list begins anew.
      if (listing.cursor && isRefusal(error) && error.status === 400) throw redirect(`${paths.products}${withParams(url.searchParams, {})}`)
      throw error
    }),
    client.collections.queryCollections({ query: { sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: 100 } } }),
  ])
  const names = await collectionNames(
    client,
    products.flatMap(({ collectionIds }) => collectionIds),
  )
  return {
    rows: products.map((product) => productRow(product, names, shop)),
    request,
    total: metadata.tooManyToCount ? undefined : (metadata.total ?? undefined),
    previous: metadata.cursors?.prev ?? undefined,
    next: metadata.cursors?.next ?? undefined,
    collections: collections.map(({ id, name }) => ({ value: id, text: name ?? '' })),
    currency: shop.currency,
  }
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { rows, request, collections, currency } = loaderData
  const { products: words, lowStock } = useTexts().dashboard
  const [query] = useSearchParams()
  const columns = useProductColumns()
  const isEmpty = rows.length === 0 && !isNarrowed(listingOf(query)) && !query.get('cursor')
  return (
    <>
      <PageHead
        title={words.title}
        detail={words.intro}
        actions={
          <>
            <Link to={paths.lowStock} className="button button-quiet">
              {lowStock.title}
            </Link>
            <CodeButton call="catalogue.queryProducts" request={request} />
          </>
        }
      />
      {isEmpty ? (
        <EmptyState icon={Package} title={words.none} text={words.noneHint} />
      ) : (
        <>
          <Toolbar
            end={
              <>
                <LookLinks />
                {lookOf(query) === 'list' && <ColumnPicker columns={columns} />}
              </>
            }
          >
            <ProductFilters collections={collections} currency={currency} />
          </Toolbar>
          <FilterChips chips={useProductChips(collections)} />
          <Found loaderData={loaderData} columns={columns} />
        </>
      )}
    </>
  )
}

interface FoundProps {
  loaderData: Route.ComponentProps['loaderData']
  columns: ReturnType<typeof useProductColumns>
}

function Found({ loaderData: { rows, previous, next, total }, columns }: FoundProps) {
  const { products: words } = useTexts().dashboard
  const [query] = useSearchParams()
  if (rows.length === 0) return <NoMatch clear={paths.products} />
  return (
    <>
      {lookOf(query) === 'grid' ? (
        <ProductGrid rows={rows} label={words.title} />
      ) : (
        <DataTable
          caption={words.title}
          rows={rows}
          columns={columns}
          idOf={({ id }) => id}
          hrefOf={({ id }) => paths.product(id)}
          defaultSort={defaultSort}
        />
      )}
      <ListPages
        previous={cursorLink(query, previous)}
        next={cursorLink(query, next)}
        position={total === undefined ? words.manyProducts : words.count(total)}
        sizes={pageSizes}
      />
    </>
  )
}

const icons: Readonly<Record<Look, typeof List>> = { list: List, grid: LayoutGrid }

function LookLinks() {
  const { looks: names, look } = useTexts().dashboard.products
  const [query] = useSearchParams()
  const cursor = query.get('cursor')
  return (
    <nav aria-label={look} className="flex rounded-control border border-edge bg-surface p-0.5">
      {looks.map((name) => {
        const Icon = icons[name]
        return (
          <Link
            key={name}
            to={withParams(query, { look: name === 'list' ? null : name, cursor })}
            aria-label={names[name]}
            className="icon-button size-8 aria-[current]:bg-sunken aria-[current]:text-ink pointer-coarse:size-10"
            preventScrollReset
            {...(name === lookOf(query) && { 'aria-current': 'true' as const })}
          >
            <Icon aria-hidden className="size-4" />
          </Link>
        )
      })}
    </nav>
  )
}
