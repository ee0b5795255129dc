import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Badge, type Tone } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { OrderMail } from './order-mails.server.ts'

const tones: Readonly<Record<OrderMail['status'], Tone>> = { WAITING: 'open', SENT: 'good', FAILED: 'bad', KEPT: 'quiet' }

/** The latest emails about an order. Each can be opened to read it. */
export function OrderMails({ mails }: { mails: readonly OrderMail[] }) {
  const { mails: texts } = useTexts().dashboard.order
  return (
    <Card title={texts.title} flush>
      {mails.length === 0 && <p className="px-(--pad) pb-(--pad) text-small text-soft">{texts.none}</p>}
      <ul className="divide-y divide-line">
        {mails.map((mail) => (
          <li key={mail.id} className="px-(--pad) py-3">
            <MailPreview mail={mail} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function MailPreview({ mail: { id, subject, recipient, status, date, plain } }: { mail: OrderMail }) {
  const { mails: texts } = useTexts().dashboard.order
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-start gap-1 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="mt-1 size-4 shrink-0 text-soft group-open:rotate-90 rtl:-scale-x-100" />
        <span className="min-w-0 grow">
          <span className="block wrap-anywhere">{subject}</span>
          <span className="block truncate text-small text-soft">
            {date} · {recipient}
          </span>
        </span>
        <Badge tone={tones[status]}>{texts.states[status]}</Badge>
      </summary>
      <pre className="mt-2 max-h-72 overflow-y-auto rounded-control bg-sunken p-3 font-sans text-small wrap-anywhere whitespace-pre-wrap">
        {plain}
      </pre>
      <Link to={`${paths.outbox}/${id}`} className="link mt-2 inline-block text-small">
        {texts.open}
      </Link>
    </details>
  )
}
