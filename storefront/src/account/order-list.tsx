import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { OrderRow } from './order-row.ts'

/** A list of orders, each linked to its page. */
export function OrderList({ orders }: { orders: readonly OrderRow[] }) {
  const { account, order: words } = useTexts().storefront
  return (
    <ul className="space-y-3">
      {orders.map(({ id, number, date, status, paymentStatus, items, total }) => (
        <li key={id} className="card relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4 hover:bg-sunken sm:p-5">
          <div className="min-w-0">
            <Link to={paths.order(id)} className="font-semibold after:absolute after:inset-0">
              {account.orders.number(number)}
            </Link>
            <p className="text-small text-soft">{date}</p>
          </div>
          <p className="flex flex-wrap gap-2">
            <span className="badge border-edge">{words.states[status]}</span>
            <span className={`badge ${paymentStatus === 'PAID' ? 'bg-good-wash text-good' : 'badge-sun'}`}>
              {words.payments[paymentStatus]}
            </span>
          </p>
          <p className="ms-auto text-end tabular-nums">
            <span className="block font-semibold">{total}</span>
            <span className="block text-small text-soft">{account.orders.items(items)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Shown before the first order. */
export function NoOrders() {
  const { orders: words } = useTexts().storefront.account
  return (
    <div className="card space-y-4 p-5 sm:p-7">
      <div>
        <p className="font-semibold">{words.none}</p>
        <p className="text-soft">{words.noneHelp}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link to={paths.everything} className="button button-primary">
          {words.browse}
        </Link>
        <Link to={paths.lookup} className="link">
          {words.toLookup}
        </Link>
      </p>
    </div>
  )
}
