import { Link } from 'react-router'
import { Badge, type Tone } from '../../kit/badge.tsx'
import { ConfirmForm } from '../../kit/confirm-form.tsx'
import type { ColumnsOf } from '../../kit/list/use-list.ts'
import { Time } from '../../kit/time.tsx'
import { useMay } from '../../kit/use-may.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import type { waveList } from './wave-list.ts'
import type { WaveRow } from './wave-row.ts'

export const waveColumns: ColumnsOf<typeof waveList, WaveRow> = [
  { name: 'item', className: 'w-2/5 min-w-36', cell: (row) => <Item row={row} /> },
  { name: 'date', from: 'md', cell: ({ date }) => <Time {...date} /> },
  { name: 'origin', from: 'lg', cell: ({ origin }, texts) => texts.origins[origin] },
  { name: 'progress', cell: (row) => <Progress row={row} /> },
  { name: 'status', cell: (row) => <StatusCell row={row} /> },
]

function Item({ row: { productId, name, choices, isOfProduct, date } }: { row: WaveRow }) {
  const { backInStockWaves: texts, backInStock } = useTexts().dashboard
  const detail = choices || (isOfProduct ? texts.allVariants : '')
  return (
    <span className="block wrap-anywhere">
      {productId === undefined ? (
        backInStock.severalProducts
      ) : (
        <Link to={paths.backInStockRequestsOf(productId)} className="link">
          {name || backInStock.deletedProduct}
        </Link>
      )}
      {detail && <span className="block text-small font-normal text-soft">{detail}</span>}
      <span className="block text-small font-normal text-soft md:hidden">
        <Time {...date} />
      </span>
    </span>
  )
}

function Progress({ row: { limit, processed, sent, failed } }: { row: WaveRow }) {
  const { backInStockWaves: texts } = useTexts().dashboard
  return (
    <span className="tabular-nums">
      {texts.progress(processed, limit)}
      <span className="block text-small text-soft">
        {texts.sent(sent)}
        {failed > 0 && <span className="ms-2 font-medium text-danger">{texts.failed(failed)}</span>}
      </span>
    </span>
  )
}

const tones: Readonly<Record<WaveRow['status'], Tone>> = { RUNNING: 'open', DONE: 'good', CANCELED: 'quiet', SOLD_OUT: 'look' }

/** The status, and while it runs the form that stops it. */
function StatusCell({ row }: { row: WaveRow }) {
  const { backInStockWaves: texts } = useTexts().dashboard
  const mayChange = useMay()('ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS')
  const { status } = row
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone={tones[status]}>{texts.status[status]}</Badge>
      {status === 'RUNNING' && mayChange && <CancelForm row={row} />}
    </div>
  )
}

function CancelForm({ row: { id, name } }: { row: WaveRow }) {
  const { backInStockWaves: texts } = useTexts().dashboard
  return (
    <ConfirmForm
      trigger={
        <>
          {texts.cancel}
          <span className="sr-only"> {name}</span>
        </>
      }
      title={texts.cancelTitle}
      text={texts.cancelText}
      confirm={texts.cancelConfirm}
      isDanger
    >
      <input type="hidden" name="id" value={id} />
    </ConfirmForm>
  )
}
