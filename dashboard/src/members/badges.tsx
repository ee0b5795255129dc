import type { Member } from '../answers.ts'
import { Badge, type Tone } from '../kit/badge.tsx'
import { useTexts } from '../texts/texts.ts'

const tones: Readonly<Record<Member['status'], Tone>> = {
  UNKNOWN: 'quiet',
  PENDING: 'look',
  APPROVED: 'good',
  BLOCKED: 'bad',
  OFFLINE: 'quiet',
}

export function StatusBadge({ status }: { status: Member['status'] }) {
  const { members } = useTexts().dashboard
  return <Badge tone={tones[status]}>{members.status[status]}</Badge>
}

export function MutedBadge() {
  const { members } = useTexts().dashboard
  return <Badge tone="look">{members.activity.MUTED}</Badge>
}

/** Whether the sign-in email address has been verified. */
export function VerifiedBadge({ isVerified }: { isVerified: boolean }) {
  const { members } = useTexts().dashboard
  return <Badge tone={isVerified ? 'good' : 'quiet'}>{isVerified ? members.verified.yes : members.verified.no}</Badge>
}
