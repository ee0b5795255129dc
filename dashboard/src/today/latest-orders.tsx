import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '../kit/card.tsx'
import { Time } from '../kit/time.tsx'
import { ToShop } from '../kit/to-shop.tsx'
import { FulfillmentBadge, PaymentBadge } from '../orders/badges.tsx'
import type { OrderRow } from '../orders/order-row.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { PartOfPage } from './part-of-page.tsx'
import type { Part } from './part.ts'

/** The latest orders, open or not. */
export function LatestOrders({ orders }: { orders: Part<OrderRow[]> }) {
  const { today } = useTexts().dashboard
  return (
    <Card
      title={today.latest.title}
      flush
      actions={
        <Link to={paths.orders} aria-label={today.seeAllOf(today.latest.title)} className="link text-small">
          {today.seeAll}
        </Link>
      }
    >
      <PartOfPage part={orders}>{(rows) => (rows.length === 0 ? <NoOrders /> : <Orders rows={rows} />)}</PartOfPage>
    </Card>
  )
}

function NoOrders() {
  const { latest } = useTexts().dashboard.today
  return (
    <div className="px-(--pad) pb-8 text-center">
      <ShoppingBag aria-hidden className="mx-auto size-8 text-accent" strokeWidth={1.4} />
      <p className="mt-2 font-medium">{latest.none}</p>
      <p className="text-soft">{latest.noneHint}</p>
      <p className="mt-3">
        <ToShop />
      </p>
    </div>
  )
}

const Orders = ({ rows }: { rows: readonly OrderRow[] }) => (
  <ul className="divide-y divide-line border-t border-line">
    {rows.map((row) => (
      <Order key={row.id} row={row} />
    ))}
  </ul>
)

function Order({ row: { id, number, customer, email, date, instant, total, paymentStatus, fulfillmentStatus } }: { row: OrderRow }) {
  const { orders } = useTexts().dashboard
  return (
    <li className="relative flex items-center gap-x-4 px-(--pad) py-2 hover:bg-sunken">
      <span className="min-w-0 grow">
        <Link to={paths.order(id)} className="row-link font-medium">
          {orders.number(number)}
        </Link>{' '}
        <span className="wrap-anywhere">{customer || email}</span>
        <span className="block text-small text-soft">
          <Time instant={instant} text={date} />
        </span>
      </span>
      <span className="flex shrink-0 flex-col-reverse items-end gap-x-1.5 gap-y-1 sm:flex-row sm:items-center">
        <PaymentBadge status={paymentStatus} />
        <span className="max-sm:hidden">
          <FulfillmentBadge status={fulfillmentStatus} />
        </span>
        <span className="min-w-20 text-end font-medium tabular-nums">{total}</span>
      </span>
    </li>
  )
}
