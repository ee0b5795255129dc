import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { ArrowLink } from '../kit/arrow-link.tsx'
import { useTexts } from '../texts/texts.ts'
import { undelivered, webhooksToLookAt, writtenCount, type WebhookRow } from '../webhooks/webhook-row.ts'

const visibleMax = 3

/** Webhooks that don't reach their receivers, with links to their deliveries. Nothing if there are none: many shops have no webhooks. */
export function FailingWebhooks({ webhooks }: { webhooks: readonly WebhookRow[] }) {
  const { today, webhooks: listTexts } = useTexts().dashboard
  const { webhooks: texts } = today
  const id = useId()
  if (webhooks.length === 0) return null
  return (
    <section aria-labelledby={id} className="card p-(--pad)">
      <div className="flex items-center gap-2">
        <TriangleAlert aria-hidden className="size-4.5 shrink-0 text-danger" />
        <h2 id={id} className="me-auto font-sans text-body font-medium text-danger">
          {texts.title}
        </h2>
        <p className="text-heading font-semibold tabular-nums">{webhooks.length}</p>
      </div>
      <ul className="mt-2 divide-y divide-line">
        {webhooks.slice(0, visibleMax).map((webhook) => (
          <li key={webhook.id} className="flex flex-wrap items-center gap-x-4 py-1.5">
            <span className="me-auto min-w-0">
              <span className="block font-medium wrap-anywhere" dir="ltr">
                {webhook.name}
              </span>
              <span className="block text-small text-soft">
                {webhook.failingSince
                  ? texts.since(webhook.failingSince.text)
                  : texts.dead(webhook.dead.count, writtenCount(webhook.dead, listTexts))}
              </span>
            </span>
            <ArrowLink to={undelivered(webhook)} text={texts.deliveries} label={texts.deliveriesOf(webhook.name)} />
          </li>
        ))}
      </ul>
      {webhooks.length > visibleMax && (
        <p className="mt-3">
          <ArrowLink to={webhooksToLookAt} text={today.seeAll} label={today.seeAllOf(texts.title)} isSmall />
        </p>
      )}
    </section>
  )
}
