import { Link } from 'react-router'
import { useTexts } from '@stoa/ui/texts/texts'
import { paths } from '../paths.ts'
import type { OrderRow } from './order-row.ts'
import { PaymentBadge, StatusBadge } from './badges.tsx'

/** Narrow screens keep the number, the buyer and the total. */
export function OrdersTable({ rows }: { rows: readonly OrderRow[] }) {
  const { orders: words } = useTexts().dashboard
  return (
    <table className="mt-6 w-full border-collapse text-start">
      <caption className="sr-only">{words.title}</caption>
      <thead>
        <tr className="border-b border-line text-small text-soft *:px-2 *:py-2 *:text-start *:font-medium">
          <th scope="col">{words.columns.number}</th>
          <th scope="col" className="max-md:hidden">
            {words.columns.date}
          </th>
          <th scope="col">{words.columns.customer}</th>
          <th scope="col" className="max-sm:hidden">
            {words.columns.payment}
          </th>
          <th scope="col" className="max-lg:hidden">
            {words.columns.fulfillment}
          </th>
          <th scope="col" className="text-end!">
            {words.columns.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <OrderLine key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function OrderLine({ row }: { row: OrderRow }) {
  const { orders: words } = useTexts().dashboard
  return (
    <tr className="border-b border-line align-top *:px-2 *:py-3 hover:bg-sunken">
      <th scope="row" className="text-start font-medium">
        <Link to={paths.order(row.id)} className="link">
          {words.number(row.number)}
        </Link>
        <span className="block text-small font-normal text-soft md:hidden">{row.date}</span>
        {row.status !== 'APPROVED' && <StatusBadge status={row.status} />}
      </th>
      <td className="whitespace-nowrap max-md:hidden">{row.date}</td>
      <td className="w-full max-w-0 truncate">
        {row.customer && <span className="block truncate">{row.customer}</span>}
        <span className="block truncate text-small text-soft">{row.email}</span>
      </td>
      <td className="max-sm:hidden">
        <PaymentBadge status={row.paymentStatus} />
      </td>
      <td className="whitespace-nowrap max-lg:hidden">{words.fulfillment[row.fulfillmentStatus]}</td>
      <td className="text-end whitespace-nowrap tabular-nums">
        {row.total}
        <span className="block text-small text-soft">{words.items(row.items)}</span>
      </td>
    </tr>
  )
}
