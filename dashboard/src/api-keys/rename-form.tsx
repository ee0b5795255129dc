import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'

export function RenameForm({ name, error }: { name: string; error: string | undefined }) {
  const { apiKey: texts } = useTexts().dashboard
  const isSending = useNavigation().state === 'submitting'
  return (
    <Card title={texts.rename}>
      <Form method="post" key={name} className="flex flex-wrap items-end gap-2">
        <input type="hidden" name="intent" value="rename" />
        <Field
          label={texts.name}
          error={error}
          name="name"
          defaultValue={name}
          maxLength={80}
          autoComplete="off"
          required
          className="min-w-40 grow"
        />
        <Button type="submit" look="quiet" disabled={isSending}>
          {texts.save}
        </Button>
      </Form>
    </Card>
  )
}
