import { Form } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'

interface SaveViewFormProps {
  list: string
  query: string
  name?: string | undefined
  error?: string | undefined
}

/** Saves the current state of a list as a view with a name. */
export function SaveViewForm({ list, query, name, error }: SaveViewFormProps) {
  const { views: texts } = useTexts().dashboard
  return (
    <Form method="post" action={paths.views} className="mb-3 grid gap-2">
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="query" value={query} />
      <Field label={texts.save} name="name" maxLength={60} required autoComplete="off" defaultValue={name} error={error} />
      <label className="flex min-h-8 items-center gap-2">
        <input type="checkbox" name="shared" className="size-4" />
        {texts.share}
      </label>
      <Button type="submit" name="intent" value="create" data-closes>
        {texts.saveIt}
      </Button>
    </Form>
  )
}
