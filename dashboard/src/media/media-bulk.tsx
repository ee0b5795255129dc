import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { BulkForm } from '../kit/bulk-form.tsx'
import { Dropdown } from '../kit/dropdown.tsx'
import { useTexts } from '../texts/texts.ts'
import { MoveForm } from './move-form.tsx'
import type { TreeFolder } from './tree/folder-tree.ts'

export const bulkFormId = 'media-bulk'

interface MediaBulkProps {
  tree: readonly TreeFolder[]
  /** The tree doesn’t have all folders. */
  isPartial: boolean
  selected: string[]
  /** How many of them failed. */
  failed: number
  clear(): void
}

/** Moves, labels, hides or deletes what is selected, or processes it again. */
export function MediaBulk({ tree, isPartial, selected, failed, clear }: MediaBulkProps) {
  const { media: texts } = useTexts().dashboard
  return (
    <BulkForm id={bulkFormId} selection={{ ids: selected, clear }}>
      <Dropdown trigger={texts.move} above>
        <MoveForm {...{ tree, isPartial }} />
      </Dropdown>
      <Dropdown trigger={texts.label} above>
        <div className="grid gap-3 p-2">
          <Field label={texts.labelName} name="label" maxLength={200} autoComplete="off" />
          <Button type="submit" name="intent" value="add-label" data-closes>
            {texts.addLabel}
          </Button>
          <Button type="submit" name="intent" value="remove-label" look="quiet" data-closes>
            {texts.removeLabel}
          </Button>
        </div>
      </Dropdown>
      <Dropdown trigger={texts.visibility} above>
        <div className="grid gap-3 p-2">
          <Button type="submit" name="intent" value="make-private" look="quiet" data-closes>
            {texts.makePrivate}
          </Button>
          <Button type="submit" name="intent" value="make-public" look="quiet" data-closes>
            {texts.makePublic}
          </Button>
        </div>
      </Dropdown>
      <Button type="submit" name="intent" value="download" look="quiet">
        {texts.download}
      </Button>
      {failed > 0 && (
        <Button type="submit" name="intent" value="retry" look="quiet">
          {texts.tryAgain}
        </Button>
      )}
      <Button type="submit" name="intent" value="delete" look="quiet">
        {texts.delete}
      </Button>
    </BulkForm>
  )
}
