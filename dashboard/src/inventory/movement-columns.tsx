import { Link } from 'react-router'
import { actorName } from '../events/event-names.ts'
import type { ColumnsOf } from '../kit/list/use-list.ts'
import { Time } from '../kit/time.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { movementList } from './movement-list.ts'
import { signed, type MovementRow } from './movement-row.ts'

type Columns = ColumnsOf<typeof movementList, MovementRow>

const changeColumns: Columns = [
  {
    name: 'delta',
    align: 'end',
    cell: ({ delta }) => <span className={`font-medium ${delta > 0 ? 'text-good' : 'text-danger'}`}>{signed(delta)}</span>,
  },
  { name: 'quantity', align: 'end', cell: ({ quantity }) => quantity },
  { name: 'reason', cell: (row) => <Reason row={row} /> },
  { name: 'who', from: 'sm', cell: (row) => <Who row={row} /> },
  { name: 'note', from: 'lg', className: 'wrap-anywhere', cell: ({ note }) => note },
]

/** Changes of one variant. */
export const variantMovementColumns: Columns = [
  { name: 'time', cell: ({ instant, time }) => <Time instant={instant} text={time} /> },
  ...changeColumns,
]

/** Changes of all variants of a product. */
export const movementColumns: Columns = [
  { name: 'time', cell: (row) => <TimeAndVariant row={row} /> },
  { name: 'variant', from: 'md', cell: ({ variant }) => variant },
  ...changeColumns,
]

/** On narrow screens the variant has no column of its own. */
const TimeAndVariant = ({ row: { instant, time, variant } }: { row: MovementRow }) => (
  <>
    <Time instant={instant} text={time} />
    <span className="block text-small font-normal text-soft md:hidden">{variant}</span>
  </>
)

/** On narrow screens also the note. */
function Reason({ row: { reason, order, note } }: { row: MovementRow }) {
  const { history: texts } = useTexts().dashboard.stockPage
  return (
    <>
      <span className="block">{texts.reasons[reason]}</span>
      {order && (
        <Link to={paths.order(order.id)} className="link text-small">
          {order.number === undefined ? texts.unpaidOrder : texts.order(order.number)}
        </Link>
      )}
      {note && <span className="block text-small wrap-anywhere text-soft lg:hidden">{note}</span>}
    </>
  )
}

const Who = ({ row: { actor, identity } }: { row: MovementRow }) => actor ?? actorName(useTexts().dashboard.events, identity)
