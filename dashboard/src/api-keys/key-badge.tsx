import type { ApiKey } from '../answers.ts'
import { Badge, type Tone } from '../kit/badge.tsx'
import { useTexts } from '../texts/texts.ts'

const tones: Readonly<Record<ApiKey['status'], Tone>> = { ACTIVE: 'good', EXPIRED: 'quiet', REVOKED: 'quiet' }

export function KeyBadge({ status }: { status: ApiKey['status'] }) {
  const { apiKeys } = useTexts().dashboard
  return <Badge tone={tones[status]}>{apiKeys.status[status]}</Badge>
}
