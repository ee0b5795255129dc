import { Field } from '@stoa/ui/components/field'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { literally } from '../kit/literally.ts'
import { useTexts } from '../texts/texts.ts'

interface DeleteFormProps {
  name: string
  title: string
  text: string
  confirm: string
}

/** Whoever deletes has written its name. */
export function DeleteForm({ name, ...asked }: DeleteFormProps) {
  const { registration: words } = useTexts().dashboard
  return (
    <ConfirmForm trigger={words.delete} {...asked} isDanger>
      <input type="hidden" name="intent" value="delete" />
      <Field label={words.typeName(name)} name="typed" pattern={` *${literally(name.trim())} *`} autoComplete="off" required />
    </ConfirmForm>
  )
}
