import { tagLengthMax, tagsMax } from '@stoa/contract/catalogue/limits'
import { Card } from '../../../kit/card.tsx'
import { LongTextAt } from '../../../settings/section-fields.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { useEditor } from '../editor-context.ts'
import { useMayChangeParts } from './use-may-change-parts.ts'

/** All tags that a product can have, each with a line break. */
const textMax = tagsMax * (tagLengthMax + 1)

/** The tags of the product, one on each line. */
export function TagsCard() {
  const { tags: texts, fields } = useTexts().dashboard.productEditor
  const { initial } = useEditor()
  if (!useMayChangeParts()) return null
  return (
    <Card title={fields.tags}>
      <div className="space-y-4">
        <LongTextAt
          name="tags.public"
          value={initial.tags.public}
          label={texts.public}
          hint={texts.publicHint}
          maxLength={textMax}
          rows={2}
        />
        <LongTextAt
          name="tags.private"
          value={initial.tags.private}
          label={texts.private}
          hint={texts.privateHint}
          maxLength={textMax}
          rows={2}
        />
      </div>
    </Card>
  )
}
