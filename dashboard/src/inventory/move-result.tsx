import { Notice } from '@stoa/ui/components/notice'
import type { FormProblems } from '@stoa/ui/form-problems'
import { useTexts } from '../texts/texts.ts'
import { moveProblems } from './move-problems.ts'

/** What became of a move. If it was refused, its dialog is open again and has the focus. */
export function MoveResult({ problems }: { problems?: FormProblems | undefined }) {
  const texts = useTexts()
  if (problems) return <Notice tone="problem" title={moveProblems(texts, problems).summary} />
  return (
    <Notice tone="good" focused>
      {texts.dashboard.stockPage.move.done}
    </Notice>
  )
}
