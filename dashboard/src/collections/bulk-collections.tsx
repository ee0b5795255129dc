import { Form, Link, useLocation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { BulkForm } from '../kit/bulk-form.tsx'
import { useTexts } from '../texts/texts.ts'

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

interface BulkQuestionProps {
  asked: readonly string[]
  /** How many others are below them. */
  below: number
}

/** Whether the selected collections should be deleted. */
export function BulkQuestion({ asked, below }: BulkQuestionProps) {
  const { collectionEditor: words, collectionTree, kit } = useTexts().dashboard
  const { pathname, search } = useLocation()
  return (
    <Notice tone="problem" title={words.bulkTitle(asked.length)} focused>
      <Form method="post" className="mt-1 space-y-3">
        {below > 0 && <p>{collectionTree.deletesBelow(below)}</p>}
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
