import { Trash2 } from 'lucide-react'
import { Form, Link } from 'react-router'
import { Picture } from '../products/picture.tsx'
import { useTexts } from '../texts/texts.ts'
import type { AlertRow } from './alert-row.ts'

/** The member's requests for emails, the newest first. */
export function AlertList({ alerts }: { alerts: readonly AlertRow[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {alerts.map((alert) => (
        <li key={alert.id} className="flex gap-4 py-4">
          <div className="w-20 shrink-0">
            <Picture picture={alert.picture} sizes="5rem" className="w-full rounded-control" />
          </div>
          <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <AlertText alert={alert} />
            <DeleteButton alert={alert} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function AlertText({ alert: { name, href, choices, status, email, date } }: { alert: AlertRow }) {
  const { alerts: words } = useTexts().storefront.account
  return (
    <div className="min-w-0 space-y-1">
      <h2 className="text-body font-semibold wrap-anywhere">
        {href ? (
          <Link to={href} className="hover:underline">
            {name}
          </Link>
        ) : (
          words.unknown
        )}
      </h2>
      {choices.length > 0 && <p className="text-small text-soft">{choices.join(', ')}</p>}
      {!href && <p className="text-small text-soft">{words.gone}</p>}
      <p>
        <span
          className={`badge ${status === 'NOTIFICATION_SENT' ? 'bg-good-wash text-good' : status === 'FAILED' ? 'badge-sun' : 'border-edge'}`}
        >
          {words.states[status]}
        </span>
      </p>
      <p className="text-small text-soft wrap-anywhere">
        {words.since(date)} · {email}
      </p>
    </div>
  )
}

function DeleteButton({ alert: { id, name } }: { alert: AlertRow }) {
  const { alerts: words } = useTexts().storefront.account
  const text = name ?? words.unknown
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="alert" value={id} />
      <input type="hidden" name="name" value={text} />
      <button type="submit" className="link inline-flex min-h-11 items-center gap-2 text-small" aria-label={words.deleteOf(text)}>
        <Trash2 className="size-4" aria-hidden="true" />
        {words.delete}
      </button>
    </Form>
  )
}
