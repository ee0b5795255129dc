import { PackageCheck } from 'lucide-react'
import { redirect, useSearchParams } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusal } from '@stoa/ui/refusal'
import { CodeButton } from '../kit/code-button.tsx'
import type { Column } from '../kit/columns.ts'
import { DataTable } from '../kit/data-table.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { cursorLink, ListPages } from '../kit/list-pages.tsx'
import { withParams } from '../kit/list-state.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Tabs } from '../kit/tabs.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/low-stock-page'
import { LeftBadge } from './left-badge.tsx'
import { lowStockRow, type LowStockRow } from './low-stock-row.ts'
import { Thumbnail } from './thumbnail.tsx'

/** How few is few. */
const limits = [5, 0, 1, 10, 25]
const sizes = [25, 50, 100]
const atMostOf = (query: URLSearchParams): number => limits.find((limit) => String(limit) === query.get('atmost')) ?? limits[0]!

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const cursor = searchParams.get('cursor') || undefined
  const limit = sizes.find((size) => String(size) === searchParams.get('size')) ?? sizes[0]!
  const request = cursor ? { cursorPaging: { cursor, limit } } : { atMost: atMostOf(searchParams), cursorPaging: { limit } }
  const { variants, metadata } = await client.stock.queryLowStock(request).catch((error: unknown) => {
    if (cursor && isRefusal(error) && error.status === 400) throw redirect(`${paths.lowStock}${withParams(searchParams, {})}`)
    throw error
  })
  return {
    rows: variants.map(lowStockRow),
    request,
    total: metadata.tooManyToCount ? undefined : (metadata.total ?? undefined),
    previous: metadata.cursors?.prev ?? undefined,
    next: metadata.cursors?.next ?? undefined,
  }
}

export default function LowStockPage({ loaderData: { rows, request, total, previous, next } }: Route.ComponentProps) {
  const { lowStock: words, products } = useTexts().dashboard
  const [query] = useSearchParams()
  const columns = useColumns()
  const atMost = atMostOf(query)
  return (
    <>
      <PageHead
        title={words.title}
        back={{ to: paths.products, text: products.title }}
        detail={words.intro}
        actions={<CodeButton call="stock.queryLowStock" request={request} />}
      />
      <Tabs
        label={words.limits}
        tabs={limits
          .toSorted((a, b) => a - b)
          .map((limit) => ({
            to: withParams(query, { atmost: String(limit) }),
            text: words.atMost(limit),
            isCurrent: limit === atMost,
          }))}
      />
      {rows.length === 0 ? (
        <EmptyState icon={PackageCheck} title={words.none} text={words.noneHint(atMost)} />
      ) : (
        <DataTable caption={words.title} rows={rows} columns={columns} idOf={({ id }) => id} hrefOf={hrefOf} />
      )}
      {rows.length > 0 && (
        <ListPages
          previous={cursorLink(query, previous)}
          next={cursorLink(query, next)}
          position={total === undefined ? words.many : words.count(total)}
          sizes={sizes}
        />
      )}
    </>
  )
}

const hrefOf = ({ productId }: LowStockRow): string => paths.product(productId)

function useColumns(): Column<LowStockRow>[] {
  const { lowStock, products } = useTexts().dashboard
  return [
    { name: 'name', label: products.columns.name, className: 'w-full max-w-0 min-w-44', cell: (row) => <NameCell row={row} /> },
    {
      name: 'sku',
      label: products.columns.sku,
      from: 'md',
      cell: ({ sku }) => <span className="font-mono text-small whitespace-nowrap">{sku}</span>,
    },
    { name: 'reserved', label: lowStock.reserved, align: 'end', from: 'sm', cell: ({ reserved }) => reserved },
    { name: 'quantity', label: lowStock.left, align: 'end', cell: ({ quantity }) => <LeftBadge quantity={quantity} /> },
  ]
}

const NameCell = ({ row: { picture, name, choices } }: { row: LowStockRow }) => (
  <span className="flex items-center gap-3">
    <Thumbnail picture={picture} />
    <span className="min-w-0 wrap-anywhere">
      <span className="line-clamp-2">{name}</span>
      {choices && <span className="block text-small font-normal text-soft">{choices}</span>}
    </span>
  </span>
)
