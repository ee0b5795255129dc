import type { WebhookDelivery } from '../answers.ts'
import { Badge, type Tone } from '../kit/badge.tsx'
import { useTexts } from '../texts/texts.ts'

const tones: Readonly<Record<WebhookDelivery['status'], Tone>> = { WAITING: 'open', RETRYING: 'look', DELIVERED: 'good', DEAD: 'bad' }

/** The status of a delivery. */
export const DeliveryBadge = ({ status }: { status: WebhookDelivery['status'] }) => (
  <Badge tone={tones[status]}>{useTexts().dashboard.deliveries.status[status]}</Badge>
)
