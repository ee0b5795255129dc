import { Badge } from '../../kit/badge.tsx'
import type { ColumnsOf } from '../../kit/list/use-list.ts'
import { Time } from '../../kit/time.tsx'
import { useTexts } from '../../texts/texts.ts'
import { ItemCell } from '../requested-item.tsx'
import type { demandList } from './demand-list.ts'
import type { DemandRow } from './demand-row.ts'
import { NotifyForm, type RefusedWave } from './notify-form.tsx'

interface Options {
  mayNotify: boolean
  refused: RefusedWave | undefined
}

export const demandColumns = ({ mayNotify, refused }: Options): ColumnsOf<typeof demandList, DemandRow> => [
  { name: 'item', className: 'w-full max-w-0 min-w-44', cell: (row) => <ItemCell item={row} isLink /> },
  { name: 'waiting', align: 'end', cell: ({ waiting }) => <strong className="font-semibold">{waiting}</strong> },
  { name: 'value', align: 'end', from: 'md', cell: ({ value }) => value },
  { name: 'stock', from: 'sm', cell: (row) => <StockBadge row={row} /> },
  { name: 'sent', from: 'lg', cell: (row) => <Notified row={row} /> },
  { name: 'date', align: 'end', from: 'xl', cell: ({ lastDate }) => <Time {...lastDate} /> },
  ...(mayNotify ? [{ name: 'notify', align: 'end', cell: (row: DemandRow) => <NotifyForm row={row} refused={refused} /> } as const] : []),
]

function StockBadge({ row: { isInStock, available } }: { row: DemandRow }) {
  const { backInStockDemand: words } = useTexts().dashboard
  if (!isInStock) return <Badge tone="bad">{words.soldOut}</Badge>
  return <Badge tone="good">{available === undefined ? words.inStock : words.available(available)}</Badge>
}

function Notified({ row: { sent, processing, failed } }: { row: DemandRow }) {
  const { backInStockDemand: words } = useTexts().dashboard
  return (
    <span className="tabular-nums">
      {sent}
      {processing > 0 && <span className="block text-small whitespace-nowrap text-soft">{words.processing(processing)}</span>}
      {failed > 0 && <span className="block text-small font-medium whitespace-nowrap text-danger">{words.failed(failed)}</span>}
    </span>
  )
}
