import { Notice } from '@stoa/ui/components/notice'
import { type FormProblems, problemSummary } from '@stoa/ui/form-problems'
import { useTexts } from '../texts/texts.ts'

/** What became of a move. */
export function MoveResult({ problems }: { problems?: FormProblems | undefined }) {
  const texts = useTexts()
  const words = texts.dashboard.stockPage.move
  if (!problems)
    return (
      <Notice tone="good" focused>
        {words.done}
      </Notice>
    )
  const { code, fields, data } = problems
  const title = fields['toLocationId']
    ? words.sameLocation
    : code === 'INSUFFICIENT_INVENTORY'
      ? words.notEnough(Number(data['available']))
      : problemSummary(texts, problems)
  return <Notice tone="problem" title={title} focused />
}
