import { Badge, type Tone } from '../kit/badge.tsx'
import { useTexts } from '../texts/texts.ts'
import type { ReviewRow } from './review-row.ts'

const tones: Readonly<Record<ReviewRow['state'], Tone>> = { waiting: 'look', published: 'good', rejected: 'bad' }

export function StateBadge({ state }: Pick<ReviewRow, 'state'>) {
  const { reviews } = useTexts().dashboard
  return <Badge tone={tones[state]}>{reviews.status[state]}</Badge>
}
