import { Button } from '@stoa/ui/components/button'
import { BulkForm } from '../kit/bulk-form.tsx'
import { DeleteQuestion } from '../kit/delete-question.tsx'
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
  const { collectionEditor: words, collectionTree } = useTexts().dashboard
  return (
    <DeleteQuestion title={words.bulkTitle(asked.length)} ids={asked} confirm={words.delete}>
      {below > 0 && <p>{collectionTree.deletesBelow(below)}</p>}
      <p>{words.deleteText}</p>
    </DeleteQuestion>
  )
}
