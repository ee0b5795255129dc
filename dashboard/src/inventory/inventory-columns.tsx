import { Badge } from '../kit/badge.tsx'
import type { ColumnsOf } from '../kit/list/use-list.ts'
import { Thumbnail } from '../products/thumbnail.tsx'
import { useTexts } from '../texts/texts.ts'
import { AvailableBadge } from './available-badge.tsx'
import type { inventoryList } from './inventory-list.ts'
import type { InventoryRow } from './inventory-row.ts'
import { QuickAdjust } from './quick-adjust.tsx'

const ifTracked = (row: InventoryRow, value: number) => (row.isTracked ? value : '')

export const inventoryColumns: ColumnsOf<typeof inventoryList, InventoryRow> = [
  { name: 'name', className: 'w-full max-w-0 min-w-44', cell: (row) => <NameCell row={row} /> },
  { name: 'onHand', align: 'end', from: 'lg', cell: (row) => ifTracked(row, row.quantity + row.reserved) },
  { name: 'reserved', align: 'end', from: 'md', cell: (row) => ifTracked(row, row.reserved) },
  { name: 'left', align: 'end', cell: (row) => <AvailableBadge row={row} /> },
  { name: 'preordered', align: 'end', from: 'xl', cell: ({ preordered }) => preordered || '' },
  { name: 'threshold', align: 'end', from: 'xl', cell: (row, texts) => <Threshold row={row} own={texts.ownThreshold} /> },
  { name: 'adjust', align: 'end', from: 'xl', cell: (row) => <QuickAdjust row={row} /> },
]

function Threshold({ row, own }: { row: InventoryRow; own: string }) {
  if (!row.isTracked) return null
  return row.ownThreshold === null ? row.threshold : <strong title={own}>{row.threshold}</strong>
}

function NameCell({ row: { picture, name, choices, sku, hasItem, isTracked, isVisible } }: { row: InventoryRow }) {
  const { inventory: texts } = useTexts().dashboard
  return (
    <span className="flex items-center gap-3">
      <Thumbnail picture={picture} />
      <span className="min-w-0 wrap-anywhere">
        <span className="line-clamp-2">{name}</span>
        {choices && <span className="block text-small font-normal text-soft">{choices}</span>}
        {sku && <span className="block font-mono text-small font-normal text-soft">{sku}</span>}
        <span className="flex flex-wrap gap-1.5 font-normal empty:hidden">
          {hasItem && !isTracked && <Badge tone="quiet">{texts.notTracked}</Badge>}
          {!isVisible && <Badge tone="quiet">{texts.hidden}</Badge>}
        </span>
      </span>
    </span>
  )
}
