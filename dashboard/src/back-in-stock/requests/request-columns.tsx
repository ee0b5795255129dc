import type { BackInStockStatus } from '@stoa/contract/back-in-stock/statuses'
import { Badge, type Tone } from '../../kit/badge.tsx'
import type { ColumnsOf } from '../../kit/list/use-list.ts'
import { Time } from '../../kit/time.tsx'
import { useTexts } from '../../texts/texts.ts'
import { ItemCell, ItemText } from '../requested-item.tsx'
import { RequestActions } from './request-actions.tsx'
import type { requestList } from './request-list.ts'
import type { RequestRow } from './request-row.ts'

/** The columns of requests. On narrow screens the item is below the address, and actions are those of the selected rows. */
export const requestColumns: ColumnsOf<typeof requestList, RequestRow> = [
  { name: 'email', className: 'w-full max-w-0 min-w-44', cell: (row) => <EmailCell row={row} /> },
  { name: 'item', from: 'md', className: 'min-w-44', cell: ({ item }) => <ItemCell item={item} /> },
  { name: 'status', cell: (row) => <StatusBadge row={row} /> },
  { name: 'date', align: 'end', from: 'lg', cell: ({ date }) => <Time {...date} /> },
  { name: 'actions', align: 'end', from: 'lg', cell: (row) => <RequestActions row={row} /> },
]

const EmailCell = ({ row: { email, item } }: { row: RequestRow }) => (
  <>
    <span className="wrap-anywhere">{email}</span>
    <span className="block font-normal text-soft md:hidden">
      <ItemText item={item} />
    </span>
  </>
)

const tones: Readonly<Record<BackInStockStatus, Tone>> = {
  RECEIVED: 'open',
  PROCESSING: 'look',
  NOTIFICATION_SENT: 'good',
  FAILED: 'bad',
}

function StatusBadge({ row: { status, isMarked } }: { row: RequestRow }) {
  const { backInStockRequests: texts } = useTexts().dashboard
  return (
    <>
      <Badge tone={tones[status]}>{texts.status[status]}</Badge>
      {isMarked && <span className="block text-small text-soft">{texts.marked}</span>}
    </>
  )
}
