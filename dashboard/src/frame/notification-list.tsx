import { CreditCard, Inbox, ReceiptText, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { Time } from '../kit/time.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { webhooksToLookAt } from '../webhooks/webhook-row.ts'
import type { Notification } from './notifications.server.ts'

interface NotificationListProps {
  notifications: readonly Notification[]
  /** The position up to which notifications have been seen. */
  seen: number
  mailsInTrouble: number
  webhooksInTrouble: number
}

const icons = { orderPlaced: ReceiptText, paymentDeclined: CreditCard } as const

/** Recent notifications, the latest first. */
export function NotificationList({ notifications, seen, mailsInTrouble, webhooksInTrouble }: NotificationListProps) {
  const { notifications: texts } = useTexts().dashboard.frame
  return (
    <div className="space-y-3">
      {mailsInTrouble > 0 && <Problem text={texts.mailsInTrouble(mailsInTrouble)} to={paths.outbox} link={texts.toOutbox} />}
      {webhooksInTrouble > 0 && <Problem text={texts.webhooksInTrouble(webhooksInTrouble)} to={webhooksToLookAt} link={texts.toWebhooks} />}
      {notifications.length === 0 && (
        <div className="py-8 text-center text-soft">
          <Inbox aria-hidden className="mx-auto size-8" strokeWidth={1.4} />
          <p className="mt-2">{texts.none}</p>
          <p className="text-small">{texts.noneHint}</p>
        </div>
      )}
      <ol className="divide-y divide-line">
        {notifications.map((notification) => (
          <li key={notification.position}>
            <Item notification={notification} isNew={notification.position > seen} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** What stays until it is resolved. */
const Problem = ({ text, to, link }: { text: string; to: string; link: string }) => (
  <p className="flex flex-wrap items-center gap-x-2 rounded-control bg-danger-wash px-3 py-2 text-danger">
    <TriangleAlert aria-hidden className="size-4 shrink-0" />
    {text}
    <Link to={to} className="font-medium underline underline-offset-4" data-closes>
      {link}
    </Link>
  </p>
)

function Item({
  notification: { kind, orderId, number, who, total, instant, time },
  isNew,
}: {
  notification: Notification
  isNew: boolean
}) {
  const { notifications: texts } = useTexts().dashboard.frame
  const Icon = icons[kind]
  return (
    <Link to={paths.order(orderId)} data-closes className="-mx-2 flex items-start gap-3 rounded-control px-2 py-2.5 hover:bg-sunken">
      <span
        className={`grid size-8 shrink-0 place-items-center rounded-full ${kind === 'orderPlaced' ? 'bg-good-wash text-good' : 'bg-danger-wash text-danger'}`}
      >
        <Icon aria-hidden className="size-4" />
      </span>
      <span className="min-w-0 grow">
        <span className="flex items-center gap-2">
          <span className={isNew ? 'font-semibold' : ''}>{kind === 'orderPlaced' ? texts.orderPlaced(number) : texts.paymentDeclined}</span>
          {isNew && (
            <span className="rounded-full bg-accent px-1.5 text-[0.6875rem] leading-4.5 font-semibold text-on-accent">{texts.isNew}</span>
          )}
        </span>
        <span className="block text-small text-soft wrap-anywhere">{texts.by(who, total)}</span>
        <span className="block text-small text-soft">
          <Time instant={instant} text={time} />
        </span>
      </span>
    </Link>
  )
}
