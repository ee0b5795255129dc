import { CircleCheck } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { LeftBadge } from '../inventory/left-badge.tsx'
import type { LowStockRow } from '../inventory/low-stock-row.ts'
import { ArrowLink } from '../kit/arrow-link.tsx'
import type { OrderRow } from '../orders/order-row.ts'
import { paths } from '../paths.ts'
import { Thumbnail } from '../products/thumbnail.tsx'
import { useTexts } from '../texts/texts.ts'
import type { TodayData } from './load-today.server.ts'
import { PartOfPage } from './part-of-page.tsx'
import { isForbidden, type Part } from './part.ts'

/** What needs attention. For each kind: how many, the first few, and a link to all of them. */
export function Waiting({ today: { dashboard, toFulfill, unpaid, lowStock, outbox } }: { today: TodayData }) {
  const { today } = useTexts().dashboard
  const id = useId()
  const counts = dashboard.data
  const paying = counts?.paymentsWaiting
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-4">
        <h2 id={id} className="text-title">
          {today.waiting}
        </h2>
        {paying && paying.count > 0 && (
          <p className="text-small text-soft">{today.paymentsWaiting(paying.count, today.counted(paying.count, paying.tooManyToCount))}</p>
        )}
      </div>
      {dashboard.problem && !isForbidden(dashboard) && <PartOfPage part={dashboard}>{() => null}</PartOfPage>}
      <div className="grid gap-(--pad) sm:grid-cols-2 2xl:grid-cols-4">
        {!isForbidden(toFulfill) && (
          <Pile texts={today.toFulfill} counted={counts?.ordersToFulfill} to={`${paths.orders}?state=open`}>
            <Orders part={toFulfill} />
          </Pile>
        )}
        {!isForbidden(unpaid) && (
          <Pile texts={today.unpaid} counted={counts?.ordersUnpaid} to={`${paths.orders}?state=unpaid`}>
            <Orders part={unpaid} />
          </Pile>
        )}
        {!isForbidden(lowStock) && (
          <Pile texts={today.lowStock} counted={counts?.lowStock} to={paths.lowStock}>
            <LowStock part={lowStock} />
          </Pile>
        )}
        {!isForbidden(outbox) && (
          <Pile
            texts={today.outbox}
            counted={counts?.mailsInTrouble}
            to={`${paths.outbox}?status=FAILED`}
            note={<OutboxNotice part={outbox} />}
          >
            <Mails part={outbox} />
          </Pile>
        )}
      </div>
    </section>
  )
}

interface PileProps {
  texts: { title: string; none: string }
  counted: { count: number; tooManyToCount: boolean } | undefined
  to: string
  /** Shown below the list, even if the list is empty. */
  note?: ReactNode
  children: ReactNode
}

function Pile({ texts: { title, none }, counted, to, note, children }: PileProps) {
  const { today } = useTexts().dashboard
  const id = useId()
  const isNone = counted?.count === 0
  return (
    <section aria-labelledby={id} className="card flex min-w-0 flex-col p-(--pad)">
      <div className="flex items-baseline gap-2">
        <h3 id={id} className="me-auto font-sans text-body font-medium text-soft">
          {title}
        </h3>
        <p className={`text-heading font-semibold tabular-nums ${isNone ? 'text-soft' : ''}`}>
          {counted ? today.counted(counted.count, counted.tooManyToCount) : ''}
        </p>
      </div>
      <div className="mt-2 grow">
        {isNone ? (
          <p className="flex items-center gap-2 text-soft">
            <CircleCheck aria-hidden className="size-4.5 shrink-0 text-good" />
            {none}
          </p>
        ) : (
          children
        )}
      </div>
      {note}
      {!isNone && (
        <p className="mt-3">
          <ArrowLink to={to} text={today.seeAll} label={today.seeAllOf(title)} isSmall />
        </p>
      )}
    </section>
  )
}

const list = 'divide-y divide-line'
const row = 'flex items-center gap-3 py-1.5'

function Orders({ part }: { part: Part<OrderRow[]> }) {
  const { orders: texts } = useTexts().dashboard
  return (
    <PartOfPage part={part}>
      {(orders) => (
        <ul className={list}>
          {orders.map(({ id, number, customer, email, total, date }) => (
            <li key={id} className={row}>
              <span className="min-w-0 grow">
                <span className="block truncate">
                  <Link to={paths.order(id)} className="font-medium hover:text-accent hover:underline">
                    {texts.number(number)}
                  </Link>{' '}
                  {customer || email}
                </span>
                <span className="block truncate text-small text-soft">{date}</span>
              </span>
              <span className="shrink-0 tabular-nums">{total}</span>
            </li>
          ))}
        </ul>
      )}
    </PartOfPage>
  )
}

const LowStock = ({ part }: { part: Part<LowStockRow[]> }) => (
  <PartOfPage part={part}>
    {(variants) => (
      <ul className={list}>
        {variants.map(({ id, productId, name, choices, picture, quantity }) => (
          <li key={id} className={row}>
            <Thumbnail picture={picture} side={36} className="size-9" />
            <span className="min-w-0 grow">
              <Link to={paths.stock(productId)} className="block truncate font-medium hover:text-accent hover:underline">
                {name}
              </Link>
              {choices && <span className="block truncate text-small text-soft">{choices}</span>}
            </span>
            <LeftBadge quantity={quantity} />
          </li>
        ))}
      </ul>
    )}
  </PartOfPage>
)

const Mails = ({ part }: { part: TodayData['outbox'] }) => (
  <PartOfPage part={part}>
    {({ mails }) => (
      <ul className={list}>
        {mails.map(({ id, subject, recipient }) => (
          <li key={id} className="py-1.5">
            <Link to={paths.mail(id)} className="block truncate font-medium hover:text-accent hover:underline">
              {subject}
            </Link>
            <span className="block truncate text-small text-soft">{recipient}</span>
          </li>
        ))}
      </ul>
    )}
  </PartOfPage>
)

/** Waiting emails without a sender aren't failed ones, but the owner should know of them. */
function OutboxNotice({ part: { data } }: { part: TodayData['outbox'] }) {
  const { outbox } = useTexts().dashboard.today
  if (!data || data.hasSender || data.waiting === 0) return null
  return (
    <p className="mt-2 text-small text-soft">
      <Link to={paths.outbox} className="link">
        {outbox.waiting(data.waiting)}
      </Link>
    </p>
  )
}
