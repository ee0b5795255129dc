import type { Column } from '../kit/columns.ts'
import { Time } from '../kit/time.tsx'
import { useTexts } from '../texts/texts.ts'
import { FulfillmentBadge, PaymentBadge, StatusBadge, TagLabel } from './badges.tsx'
import type { OrderRow } from './order-row.ts'

/** What the list of orders can show. Narrow screens keep the number, the buyer and the total. */
export function useOrderColumns(): readonly Column<OrderRow>[] {
  const { orders } = useTexts().dashboard
  const { columns: names } = orders
  return [
    { name: 'number', label: names.number, className: 'whitespace-nowrap', cell: ({ number }) => orders.number(number) },
    { name: 'date', label: names.date, sort: 'date', from: 'md', cell: ({ instant, date }) => <Time instant={instant} text={date} /> },
    { name: 'customer', label: names.customer, sort: 'customer', className: 'w-full max-w-0', cell: customer },
    { name: 'payment', label: names.payment, from: 'sm', cell: paymentState },
    { name: 'fulfillment', label: names.fulfillment, from: 'lg', cell: (row) => <FulfillmentBadge status={row.fulfillmentStatus} /> },
    { name: 'tags', label: names.tags, from: 'xl', cell: ({ tags }) => <TagLabels tags={tags} /> },
    { name: 'items', label: names.items, align: 'end', from: 'lg', cell: ({ items }) => items },
    { name: 'way', label: names.way, from: 'lg', isExtra: true, cell: ({ deliveredBy }) => deliveredBy },
    { name: 'channel', label: names.channel, from: 'lg', isExtra: true, cell: ({ channel }) => orders.channels[channel] ?? channel },
    { name: 'total', label: names.total, sort: 'total', align: 'end', className: 'whitespace-nowrap', cell: (row) => <Total row={row} /> },
  ]
}

const customer = ({ customer: name, email, date }: OrderRow) => (
  <>
    <span className="block truncate">{name || email}</span>
    <span className="block truncate text-small text-soft">
      {name && <span className="max-md:hidden">{email}</span>}
      <span className="md:hidden">{date}</span>
    </span>
  </>
)

const paymentState = ({ status, paymentStatus }: OrderRow) =>
  status === 'APPROVED' ? <PaymentBadge status={paymentStatus} /> : <StatusBadge status={status} />

/** Where there is no room for its column, the payment stands below the total. */
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
