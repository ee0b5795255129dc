import { Field } from '@stoa/ui/components/field'

interface NewPasswordProps {
  label: string
  hint: string
  error: string | undefined
}

/** The field for choosing a password. */
export const NewPassword = (texts: NewPasswordProps) => (
  <Field {...texts} name="password" type="password" autoComplete="new-password" minLength={8} maxLength={256} required />
)
