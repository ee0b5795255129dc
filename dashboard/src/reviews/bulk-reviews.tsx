import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { BulkForm } from '../kit/bulk-form.tsx'
import { useSelected } from '../kit/row-selection.tsx'
import { useMay } from '../kit/use-may.ts'
import { useTexts } from '../texts/texts.ts'
import type { BulkDone } from './change-reviews.server.ts'

export const bulkFormId = 'reviews-bulk'

/** Decides about the selected reviews. */
export function BulkReviews() {
  const { reviews: words } = useTexts().dashboard
  if (!useMay()('REVIEWS.MODERATE_REVIEWS')) return null
  return (
    <BulkForm id={bulkFormId}>
      <input type="hidden" name="bulk" value="yes" />
      <Button type="submit" name="intent" value="approve">
        {words.approve}
      </Button>
      <Button type="submit" name="intent" value="reject" look="quiet">
        {words.reject}
      </Button>
    </BulkForm>
  )
}

/** The result of an action on reviews, or why it failed; both if it failed midway. */
export function BulkResult({ done, problems }: { done?: BulkDone | undefined; problems?: FormProblems | undefined }) {
  const texts = useTexts()
  const { bulk } = texts.dashboard.reviews
  const { ids } = useSelected(bulkFormId)
  const isNothing = problems?.code === 'NOTHING_SELECTED'
  return (
    <>
      {done && <Notice tone="good" title={bulk.done[done.verb](done.count)} focused={!problems} />}
      {problems && !(isNothing && ids.length > 0) && (
        <Notice tone="problem" title={isNothing ? bulk.nothing : problemSummary(texts, problems)} focused />
      )}
    </>
  )
}
