import { Link } from 'react-router'
import { actorName } from '../events/event-names.ts'
import type { ColumnsOf } from '../kit/list/use-list.ts'
import { Time } from '../kit/time.tsx'
import { useMay } from '../kit/use-may.ts'
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

interface HistoryScope {
  /** Whether it is the history of several variants. */
  hasVariants: boolean
  hasLocations: boolean
}

/** Changes of one variant or of several, at the only location or at several. */
export const movementColumns = (scope: HistoryScope): Columns => [
  { name: 'time', cell: (row) => <TimeAndLocation row={row} {...scope} /> },
  ...(scope.hasVariants ? ([{ name: 'variant', from: 'md', cell: ({ variant }) => variant }] satisfies Columns) : []),
  ...(scope.hasLocations
    ? ([{ name: 'location', from: 'md', className: 'wrap-anywhere', cell: (row) => <LocationName row={row} /> }] satisfies Columns)
    : []),
  ...changeColumns,
]

function useLocationName({ location }: MovementRow): string {
  const { history } = useTexts().dashboard.stockPage
  const mayRead = useMay()('LOCATIONS.READ')
  return location ?? (mayRead ? history.deletedLocation : '')
}

const LocationName = ({ row }: { row: MovementRow }) => useLocationName(row)

/** On narrow screens variant and location have no columns of their own. */
function TimeAndLocation({ row, hasVariants, hasLocations }: { row: MovementRow } & HistoryScope) {
  const { instant, time, variant } = row
  const location = useLocationName(row)
  return (
    <>
      <Time instant={instant} text={time} />
      {[hasVariants && variant, hasLocations && location].map(
        (text) =>
          text && (
            <span key={text} className="block text-small font-normal wrap-anywhere text-soft md:hidden">
              {text}
            </span>
          ),
      )}
    </>
  )
}

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
