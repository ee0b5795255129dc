import { Card } from '../kit/card.tsx'
import { Facts } from '../kit/facts.tsx'
import { useTexts } from '../texts/texts.ts'
import { eventTypeName } from './event-types.ts'
import type { WebhookDraft } from './webhook-draft.ts'

/** The settings of a webhook, for readers who can't change them. */
export function SubscriptionCard({ draft: { url, isAll, eventTypes } }: { draft: WebhookDraft }) {
  const allTexts = useTexts()
  const { webhookForm: texts } = allTexts.dashboard
  const events = isAll
    ? texts.all
    : eventTypes.map((type) => (
        <span key={type} className="block">
          {eventTypeName(allTexts, type)}
        </span>
      ))
  return (
    <Card title={texts.target}>
      <Facts
        facts={[
          { name: texts.url, value: <span dir="ltr">{url}</span> },
          { name: texts.events, value: events },
        ]}
      />
    </Card>
  )
}
