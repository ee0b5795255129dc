import { Link } from 'react-router'
import { Card } from '../kit/card.tsx'
import { Time } from '../kit/time.tsx'
import { PaymentBadge, StatusBadge } from '../orders/badges.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { BoughtView } from './member-view.ts'

/** Orders that the member placed while signed in. */
export function MemberOrders({ bought: { orders, hasMore }, email }: { bought: BoughtView; email: string }) {
  const { member: texts, orders: orderWords } = useTexts().dashboard
  const allOfEmail = `${paths.orders}?${new URLSearchParams({ q: email })}`
  return (
    <Card
      title={texts.orders}
      actions={
        hasMore &&
        email && (
          <Link to={allOfEmail} className="link text-small">
            {texts.allOrders}
          </Link>
        )
      }
    >
      {orders.length === 0 ? (
        <p className="text-soft">{texts.noOrders}</p>
      ) : (
        <ul className="divide-y divide-line">
          {orders.map(({ id, number, instant, date, total, status, paymentStatus }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 first:pt-0 last:pb-0">
              <Link to={paths.order(id)} className="link font-medium">
                {orderWords.number(number)}
              </Link>
              <span className="text-small text-soft">
                <Time instant={instant} text={date} />
              </span>
              {status === 'APPROVED' ? <PaymentBadge status={paymentStatus} /> : <StatusBadge status={status} />}
              <span className="ms-auto tabular-nums">{total}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
