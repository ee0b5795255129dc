import { Link } from 'react-router'
import { Card } from '../kit/card.tsx'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { DeliveryBadge } from './delivery-badge.tsx'
import type { EventWebhook } from './event-webhooks.server.ts'

interface EventWebhooksCardProps {
  webhooks: readonly EventWebhook[]
  eventId: string
  position: number
}

/** The webhooks that an event is sent to, with its deliveries, and buttons to send it and those after it. */
export function EventWebhooksCard({ webhooks, eventId, position }: EventWebhooksCardProps) {
  const { eventWebhooks: texts, deliveries: words } = useTexts().dashboard
  const maySend = useMay()('WEBHOOKS.RESEND')
  return (
    <Card title={texts.title} detail={texts.detail}>
      <ul className="divide-y divide-line">
        {webhooks.map(({ id, name, deliveries }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
            <div className="min-w-0 grow">
              <Link to={paths.webhook(id)} className="link wrap-anywhere" dir="ltr">
                {name}
              </Link>
              <p className="mt-1 flex flex-wrap gap-2">
                {deliveries.length === 0 && <span className="text-small text-soft">{texts.notSent}</span>}
                {deliveries.map((delivery) => (
                  <Link
                    key={delivery.id}
                    to={paths.webhookDelivery(id, delivery.id)}
                    aria-label={texts.open(words.status[delivery.status])}
                  >
                    <DeliveryBadge status={delivery.status} />
                    {delivery.isTest && <span className="ms-1 text-small text-soft">{words.test}</span>}
                  </Link>
                ))}
              </p>
            </div>
            {maySend && <SendButtons {...{ id, eventId, position }} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** They post to the webhook's page, which displays the result. */
function SendButtons({ id, eventId, position }: { id: string } & Omit<EventWebhooksCardProps, 'webhooks'>) {
  const { eventWebhooks: texts, webhookSending } = useTexts().dashboard
  const action = paths.webhook(id)
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <ConfirmForm
        trigger={texts.test}
        title={texts.testTitle}
        text={webhookSending.testText}
        confirm={webhookSending.testConfirm}
        action={action}
      >
        <input type="hidden" name="intent" value="test" />
        <input type="hidden" name="eventId" value={eventId} />
      </ConfirmForm>
      <ConfirmForm
        trigger={texts.replay}
        title={texts.replayTitle}
        text={texts.replayText}
        confirm={webhookSending.replayConfirm}
        action={action}
      >
        <input type="hidden" name="intent" value="replay" />
        <input type="hidden" name="position" value={position} />
      </ConfirmForm>
    </div>
  )
}
