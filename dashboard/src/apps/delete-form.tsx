import { Field } from '@stoa/ui/components/field'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { escapePattern } from '../kit/escape-pattern.ts'
import { useTexts } from '../texts/texts.ts'

interface DeleteFormProps {
  name: string
  title: string
  text: string
  confirm: string
}

/** Asks for the name to be typed before something is deleted. */
export function DeleteForm({ name, ...asked }: DeleteFormProps) {
  const { registration: texts } = useTexts().dashboard
  return (
    <ConfirmForm trigger={texts.delete} {...asked} isDanger>
      <input type="hidden" name="intent" value="delete" />
      <Field label={texts.typeName(name)} name="typed" pattern={` *${escapePattern(name.trim())} *`} autoComplete="off" required />
    </ConfirmForm>
  )
}
