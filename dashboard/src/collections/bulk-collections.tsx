import { Form, Link, useLocation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { BulkForm } from '../kit/bulk-form.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Changed } from './change-collections.server.ts'

export const bulkFormId = 'collections-bulk'

export function BulkCollections() {
  const { collectionEditor: words } = useTexts().dashboard
  return (
    <BulkForm id={bulkFormId}>
      <Button type="submit" name="intent" value="delete" look="quiet">
        {words.delete}
      </Button>
    </BulkForm>
  )
}

/** What became of a bulk action, or the question that comes first. */
export function BulkAnswer({ deleted, asked, problems }: Changed) {
  const texts = useTexts()
  const { collectionEditor: words, kit } = texts.dashboard
  const { pathname, search } = useLocation()
  if (problems) return <Notice tone="problem" title={problemSummary(texts, problems)} focused />
  if (deleted !== undefined) return <Notice tone="good" title={words.deleted(deleted)} focused />
  if (!asked || asked.length === 0) return null
  return (
    <Notice tone="problem" title={words.bulkTitle(asked.length)} focused>
      <Form method="post" className="mt-1 space-y-3">
        <p>{words.deleteText}</p>
        <input type="hidden" name="confirmed" value="yes" />
        {asked.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="delete" className="button-danger">
            {words.delete}
          </Button>
          <Link to={`${pathname}${search}`} className="button button-quiet">
            {kit.cancel}
          </Link>
        </div>
      </Form>
    </Notice>
  )
}
