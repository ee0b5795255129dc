import { Link } from 'react-router'
import { actorName } from '../events/event-names.ts'
import type { ColumnsOf } from '../kit/list/use-list.ts'
import { Time } from '../kit/time.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { movementList } from './movement-list.ts'
import { signed, type MovementRow } from './movement-row.ts'

export const movementColumns: ColumnsOf<typeof movementList, MovementRow> = [
  { name: 'time', cell: ({ instant, time }) => <Time instant={instant} text={time} /> },
  { name: 'variant', from: 'md', cell: ({ variant }) => variant },
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
