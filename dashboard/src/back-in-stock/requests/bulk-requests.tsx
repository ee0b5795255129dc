import { Form, Link, useLocation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { BulkForm } from '../../kit/bulk-form.tsx'
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
      {confirmation && <Confirmation key={confirmation.ids.join()} ids={confirmation.ids} />}
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

function Confirmation({ ids }: { ids: readonly string[] }) {
  const { backInStockRequests: texts, kit } = useTexts().dashboard
  const { pathname, search } = useLocation()
  return (
    <Notice tone="problem" title={texts.deleteTitle(ids.length)} focused>
      <Form method="post" className="mt-1 space-y-3">
        <p>{texts.deleteText}</p>
        <input type="hidden" name="confirmed" value="yes" />
        {ids.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="delete" className="button-danger">
            {texts.delete}
          </Button>
          <Link to={`${pathname}${search}`} className="button button-quiet">
            {kit.cancel}
          </Link>
        </div>
      </Form>
    </Notice>
  )
}
