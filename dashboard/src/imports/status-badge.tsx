import { Badge, type Tone } from '../kit/badge.tsx'
import { useTexts } from '../texts/texts.ts'
import { type Import, type ImportOutcome, outcomeOf } from './import-view.ts'

const tones: Readonly<Record<ImportOutcome, Tone>> = {
  RECEIVING: 'open',
  READY: 'look',
  CHECKING: 'open',
  RUNNING: 'open',
  PAUSED: 'look',
  FINISHED: 'good',
  SOME_FAILED: 'look',
  ALL_FAILED: 'bad',
  CANCELED: 'quiet',
  FAILED: 'bad',
  UNDOING: 'open',
  UNDONE: 'quiet',
}

export function ImportBadge({ one }: { one: Pick<Import, 'status' | 'counts'> }) {
  const { outcomes } = useTexts().dashboard.imports
  const outcome = outcomeOf(one)
  return <Badge tone={tones[outcome]}>{outcomes[outcome]}</Badge>
}
