import type { Mail } from '../answers.ts'
import { Badge, type Tone } from '../kit/badge.tsx'
import { useTexts } from '../texts/texts.ts'

const tones: Readonly<Record<Mail['status'], Tone>> = { WAITING: 'open', SENT: 'good', FAILED: 'bad', KEPT: 'quiet' }

/** The status of an email. Without a sender, waiting emails are shown as kept. */
export function MailBadge({ status, hasSender }: { status: Mail['status']; hasSender: boolean }) {
  const { outbox } = useTexts().dashboard
  const isKept = status === 'WAITING' && !hasSender
  return <Badge tone={isKept ? 'quiet' : tones[status]}>{isKept ? outbox.kept : outbox.status[status]}</Badge>
}
