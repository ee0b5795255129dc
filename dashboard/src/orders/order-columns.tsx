import type { ColumnsOf } from '../kit/list/use-list.ts'
import { Time } from '../kit/time.tsx'
import { useTexts } from '../texts/texts.ts'
import { FulfillmentBadge, PaymentBadge, StatusBadge, TagLabel } from './badges.tsx'
import type { orderList } from './order-list.ts'
import type { OrderRow } from './order-row.ts'

/** The columns of the order list. Narrow screens only show the number, the customer and the total. */
export const orderColumns: ColumnsOf<typeof orderList, OrderRow> = [
  { name: 'number', className: 'whitespace-nowrap', cell: ({ number }, texts) => texts.number(number) },
  { name: 'date', from: 'md', cell: ({ instant, date }) => <Time instant={instant} text={date} /> },
  { name: 'customer', className: 'w-full max-w-0', cell: (row) => <Customer row={row} /> },
  { name: 'payment', from: 'sm', cell: (row) => <PaymentState row={row} /> },
  { name: 'fulfillment', from: 'lg', cell: (row) => <FulfillmentBadge status={row.fulfillmentStatus} /> },
  { name: 'tags', from: 'xl', cell: ({ tags }) => <TagLabels tags={tags} /> },
  { name: 'items', align: 'end', from: 'lg', cell: ({ items }) => items },
  { name: 'way', from: 'lg', isExtra: true, cell: ({ deliveredBy }) => deliveredBy },
  { name: 'channel', from: 'lg', isExtra: true, cell: ({ channel }, texts) => texts.channels[channel] ?? channel },
  { name: 'total', align: 'end', className: 'whitespace-nowrap', cell: (row) => <Total row={row} /> },
]

const Customer = ({ row: { customer: name, email, date } }: { row: OrderRow }) => (
  <>
    <span className="block truncate">{name || email}</span>
    <span className="block truncate text-small text-soft">
      {name && <span className="max-md:hidden">{email}</span>}
      <span className="md:hidden">{date}</span>
    </span>
  </>
)

const PaymentState = ({ row: { status, paymentStatus } }: { row: OrderRow }) =>
  status === 'APPROVED' ? <PaymentBadge status={paymentStatus} /> : <StatusBadge status={status} />

/** Where there is no room for its column, the payment status is shown below the total. */
function Total({ row }: { row: OrderRow }) {
  const { orders } = useTexts().dashboard
  return (
    <>
      {row.total}
      <span className="block text-small text-soft sm:hidden">
        {row.status === 'APPROVED' ? orders.payment[row.paymentStatus] : orders.status[row.status]}
      </span>
    </>
  )
}

const TagLabels = ({ tags }: { tags: readonly string[] }) => (
  <span className="flex max-w-40 flex-wrap gap-1">
    {tags.map((tag) => (
      <TagLabel key={tag} tag={tag} />
    ))}
  </span>
)
