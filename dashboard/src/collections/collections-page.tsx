import { Layers } from 'lucide-react'
import { redirect, useSearchParams } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusal } from '@stoa/ui/refusal'
import type { Collection } from '../answers.ts'
import { CodeButton } from '../kit/code-button.tsx'
import type { Column } from '../kit/columns.ts'
import { DataTable, NoMatch } from '../kit/data-table.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { FilterChips, FilterMenu } from '../kit/filters.tsx'
import { cursorLink, ListPages } from '../kit/list-pages.tsx'
import { withParams } from '../kit/list-state.ts'
import { PageHead } from '../kit/page-head.tsx'
import { SearchBox, Toolbar } from '../kit/toolbar.tsx'
import { paths } from '../paths.ts'
import { visibilities } from '../products/listing.ts'
import { VisibilityBadge } from '../products/stock-badge.tsx'
import { pictureOf, Thumbnail, type PictureFacts } from '../products/thumbnail.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/collections-page'
import { defaultSort, isNarrowed, listingOf, pageSizes, queryOf } from './listing.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const listing = listingOf(url.searchParams)
  const request = { query: queryOf(listing) }
  const { collections, metadata } = await client.collections.queryCollections(request).catch((error: unknown) => {
    if (listing.cursor && isRefusal(error) && error.status === 400)
      throw redirect(`${paths.collections}${withParams(url.searchParams, {})}`)
    throw error
  })
  return {
    rows: collections.map(collectionRow),
    request,
    total: metadata.tooManyToCount ? undefined : (metadata.total ?? undefined),
    previous: metadata.cursors?.prev ?? undefined,
    next: metadata.cursors?.next ?? undefined,
  }
}

interface CollectionRow {
  id: string
  name: string
  slug: string
  picture: PictureFacts | undefined
  products: number
  isVisible: boolean
}

const collectionRow = ({ id, name, slug, media, numberOfProducts, visible }: Collection): CollectionRow => ({
  id,
  name: name ?? '',
  slug: slug ?? '',
  picture: pictureOf(media.mainMedia),
  products: numberOfProducts,
  isVisible: visible === true,
})

export default function CollectionsPage({ loaderData: { rows, request, total, previous, next } }: Route.ComponentProps) {
  const { collections: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const columns = useCollectionColumns()
  const isEmpty = rows.length === 0 && !isNarrowed(listingOf(query)) && !query.get('cursor')
  return (
    <>
      <PageHead title={words.title} detail={words.intro} actions={<CodeButton call="collections.queryCollections" request={request} />} />
      {isEmpty ? <EmptyState icon={Layers} title={words.none} text={words.noneHint} /> : <CollectionFilters />}
      {rows.length === 0 && !isEmpty && <NoMatch clear={paths.collections} />}
      {rows.length > 0 && (
        <DataTable
          caption={words.title}
          rows={rows}
          columns={columns}
          idOf={({ id }) => id}
          hrefOf={({ id }) => paths.collection(id)}
          defaultSort={defaultSort}
        />
      )}
      {rows.length > 0 && (
        <ListPages
          previous={cursorLink(query, previous)}
          next={cursorLink(query, next)}
          position={total === undefined ? words.manyCollections : words.count(total)}
          sizes={pageSizes}
        />
      )}
    </>
  )
}

function CollectionFilters() {
  const { collections: words, products } = useTexts().dashboard
  const [query] = useSearchParams()
  const { words: searched, visibility } = listingOf(query)
  return (
    <>
      <Toolbar>
        <SearchBox label={words.search} />
        <FilterMenu
          label={words.visibility}
          name="visibility"
          options={visibilities.map((value) => ({ value, text: products.visibility[value] }))}
        />
      </Toolbar>
      <FilterChips
        chips={[
          ...(searched ? [{ names: ['q'], text: words.words(searched) }] : []),
          ...(visibility ? [{ names: ['visibility'], text: products.visibility[visibility] }] : []),
        ]}
      />
    </>
  )
}

function useCollectionColumns(): Column<CollectionRow>[] {
  const { columns } = useTexts().dashboard.collections
  return [
    { name: 'name', label: columns.name, sort: 'name', className: 'w-full max-w-0 min-w-44', cell: (row) => <NameCell row={row} /> },
    { name: 'products', label: columns.products, align: 'end', cell: ({ products }) => products },
    {
      name: 'slug',
      label: columns.slug,
      sort: 'slug',
      from: 'md',
      cell: ({ slug }) => <span className="font-mono text-small whitespace-nowrap">{slug}</span>,
    },
    { name: 'visibility', label: columns.visibility, cell: ({ isVisible }) => <VisibilityBadge isVisible={isVisible} /> },
  ]
}

const NameCell = ({ row: { picture, name } }: { row: CollectionRow }) => (
  <span className="flex items-center gap-3">
    <Thumbnail picture={picture} />
    <span className="line-clamp-2 min-w-0 wrap-anywhere">{name}</span>
  </span>
)
