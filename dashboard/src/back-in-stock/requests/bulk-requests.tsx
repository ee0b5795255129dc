import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { BulkForm } from '../../kit/bulk-form.tsx'
import { DeleteQuestion } from '../../kit/delete-question.tsx'
import { useTexts } from '../../texts/texts.ts'
import type { ChangedRequests } from './change-requests.server.ts'

export const bulkFormId = 'back-in-stock-bulk'

/** Changes the selected requests. */
export function BulkRequests() {
  const { backInStockRequests: texts } = useTexts().dashboard
  return (
    <BulkForm id={bulkFormId}>
      <Button type="submit" name="intent" value="mark">
        {texts.mark}
      </Button>
      <Button type="submit" name="intent" value="delete" look="quiet">
        {texts.delete}
      </Button>
    </BulkForm>
  )
}

/** What became of requests, or whether they should be deleted. */
export function RequestsOutcome({ done, confirmation, problems }: ChangedRequests) {
  const texts = useTexts()
  const { backInStockRequests: own } = texts.dashboard
  return (
    <>
      {done && <Notice tone="good" title={own.done[done.verb](done.count)} focused={!problems} />}
      {confirmation && (
        <DeleteQuestion
          key={confirmation.ids.join()}
          title={own.deleteTitle(confirmation.ids.length)}
          ids={confirmation.ids}
          confirm={own.delete}
        >
          <p>{own.deleteText}</p>
        </DeleteQuestion>
      )}
      {problems && (
        <Notice
          tone="problem"
          title={problems.code === 'NOTHING_SELECTED' ? own.nothingSelected : problemSummary(texts, problems)}
          focused
        />
      )}
    </>
  )
}
