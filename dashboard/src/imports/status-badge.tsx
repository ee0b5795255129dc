import { Badge, type Tone } from '../kit/badge.tsx'
import { useTexts } from '../texts/texts.ts'
import type { ImportStatus } from './import-view.ts'

const tones: Readonly<Record<ImportStatus, Tone>> = {
  RECEIVING: 'open',
  READY: 'look',
  CHECKING: 'open',
  RUNNING: 'open',
  PAUSED: 'look',
  FINISHED: 'good',
  CANCELED: 'quiet',
  FAILED: 'bad',
  UNDOING: 'open',
  UNDONE: 'quiet',
}

export function ImportBadge({ status }: { status: ImportStatus }) {
  const { statuses } = useTexts().dashboard.imports
  return <Badge tone={tones[status]}>{statuses[status]}</Badge>
}
