import { Form } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { useTexts } from '../texts/texts.ts'
import type { SavedView } from './views-menu.tsx'

/** Forms to rename, share or delete a view of the user's own. */
export function EditView({ view: { id, name, shared } }: { view: SavedView }) {
  const { views: texts } = useTexts().dashboard
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <Form method="post" className="flex grow flex-wrap items-start gap-2" key={`${name} ${shared}`}>
        <input type="hidden" name="id" value={id} />
        <Field label={texts.nameOf(name)} isLabelHidden name="name" defaultValue={name} maxLength={60} required className="w-56 grow" />
        <label className="flex min-h-8 items-center gap-2">
          <input type="checkbox" name="shared" defaultChecked={shared} className="size-4" />
          {texts.share}
        </label>
        <Button type="submit" look="quiet" name="intent" value="update">
          {texts.keep}
        </Button>
      </Form>
      <ConfirmForm
        trigger={texts.remove}
        title={texts.removeTitle(name)}
        text={shared ? texts.removeShared : texts.removeOwn}
        confirm={texts.remove}
        isDanger
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="intent" value="delete" />
      </ConfirmForm>
    </div>
  )
}
