import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Card } from '../../kit/card.tsx'
import { useTexts } from '../../texts/texts.ts'
import type { FileData } from '../load-file.server.ts'

/** The name, the alternative text, the labels, and whether the file is private. */
export function DetailsForm({ file, details, uses }: FileData) {
  const { mediaFile: texts, mediaUses } = useTexts().dashboard
  const total = uses.reduce((sum, group) => sum + group.total, 0)
  const isSending = useNavigation().formData?.get('intent') === 'details'
  return (
    <Card title={texts.details}>
      <Form method="post" className="grid gap-4" key={file.updatedDate}>
        <input type="hidden" name="intent" value="details" />
        <Field label={texts.name} name="displayName" defaultValue={file.displayName} maxLength={255} autoComplete="off" required />
        <Field
          label={texts.altText}
          hint={texts.altTextHint}
          name="altText"
          defaultValue={details.altText ?? ''}
          maxLength={1000}
          autoComplete="off"
        />
        <Field label={texts.labels} hint={texts.labelsHint} name="labels" defaultValue={file.labels.join(', ')} autoComplete="off" />
        <label className="flex items-start gap-2.5">
          <input type="checkbox" name="private" defaultChecked={details.private} className="mt-1 size-4" />
          <span>
            {texts.private}
            <span className="block text-small text-soft">{texts.privateHint}</span>
            {total > 0 && !details.private && <span className="block text-small text-danger">{mediaUses.privateWarning(total)}</span>}
          </span>
        </label>
        <Button type="submit" pendingText={isSending && texts.saving} className="justify-self-start">
          {texts.save}
        </Button>
      </Form>
    </Card>
  )
}
