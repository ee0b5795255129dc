import { PackageCheck } from 'lucide-react'
import { apiContext } from '@stoa/ui/page-api'
import { ListPage } from '../kit/list/list-page.tsx'
import { listFor } from '../kit/list/list.ts'
import { pagesOf, readPage } from '../kit/list/read-page.ts'
import type { ColumnsOf } from '../kit/list/use-list.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/low-stock-page'
import { LeftBadge } from './left-badge.tsx'
import { lowStockRow, type LowStockRow } from './low-stock-row.ts'
import { Thumbnail } from './thumbnail.tsx'

/** The quantities up to which stock counts as low, one tab each. */
const limits = ['0', '1', '5', '10', '25'] as const

const lowStockList = listFor(({ dashboard: { lowStock, products } }) => ({
  ...lowStock,
  detail: lowStock.intro,
  noneHint: '',
  columns: { ...products.columns, reserved: lowStock.reserved, quantity: lowStock.left },
}))({
  tabs: {
    name: 'atmost',
    of: limits,
    usual: '5',
    label: (texts) => texts.limits,
    texts: ({ atMost }) =>
      Object.fromEntries(limits.map((limit) => [limit, atMost(Number(limit))])) as Record<(typeof limits)[number], string>,
  },
  isBare: true,
})

const columns: ColumnsOf<typeof lowStockList, LowStockRow> = [
  { name: 'name', className: 'w-full max-w-0 min-w-44', cell: (row) => <NameCell row={row} /> },
  { name: 'sku', from: 'md', cell: ({ sku }) => <span className="font-mono text-small whitespace-nowrap">{sku}</span> },
  { name: 'reserved', align: 'end', from: 'sm', cell: ({ reserved }) => reserved },
  { name: 'quantity', align: 'end', cell: ({ quantity }) => <LeftBadge quantity={quantity} /> },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { tab, query, cursor } = lowStockList.at(url.searchParams)
  const { cursorPaging } = query
  const atMost = Number(tab)
  const request = cursor ? { cursorPaging } : { atMost, cursorPaging }
  const { variants, metadata } = await readPage(url, client.stock.queryLowStock(request))
  return { rows: variants.map(lowStockRow), atMost, request, ...pagesOf(metadata) }
}

export default function LowStockPage({ loaderData }: Route.ComponentProps) {
  const { lowStock: texts, products } = useTexts().dashboard
  const { atMost, total } = loaderData
  return (
    <ListPage
      list={lowStockList}
      columns={columns}
      data={loaderData}
      call="stock.queryLowStock"
      back={{ to: paths.products, text: products.title }}
      counts={{}}
      empty={{ icon: PackageCheck, text: texts.noneHint(atMost) }}
      isEmpty
      hrefOf={({ productId }) => paths.product(productId)}
      position={total === undefined ? texts.many : texts.count(total)}
    />
  )
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
