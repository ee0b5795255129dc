import { Badge, type Tone } from '../kit/badge.tsx'
import { useTexts } from '../texts/texts.ts'
import type { WebhookHealth } from './webhook-row.ts'

const tones: Readonly<Record<WebhookHealth, Tone>> = { working: 'good', failing: 'bad', disabled: 'quiet' }

/** Whether a webhook sends events, and whether they arrive. */
export const HealthBadge = ({ health }: { health: WebhookHealth }) => (
  <Badge tone={tones[health]}>{useTexts().dashboard.webhooks.status[health]}</Badge>
)
