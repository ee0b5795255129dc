import type { ReactNode } from 'react'
import { Field } from '@stoa/ui/components/field'
import { fieldsOf } from '../checkout/step-fields.ts'
import { EntryForm, type Returned } from '../sign-in/entry-form.tsx'
import { PasswordField } from '../sign-in/password-field.tsx'
import { useTexts } from '../texts/texts.ts'

interface EmailFormProps {
  /** The present sign-in address. */
  email: string
  returned: Returned | undefined
  note: ReactNode
}

/** Asks for a new sign-in address and the password, to send a link to that address. */
export function EmailForm({ email, returned, note }: EmailFormProps) {
  const texts = useTexts()
  const { security: words } = texts.storefront.account
  const fieldOf = fieldsOf(texts, { problems: returned?.problems, typed: returned?.typed ?? {} }, ['email', 'password'])
  return (
    <EntryForm intent="email" returned={returned} submit={words.emailSave}>
      {note}
      <p className="break-words text-soft">{words.emailText(email)}</p>
      <Field
        {...fieldOf('email', '')}
        label={words.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <PasswordField {...fieldOf('password', '')} label={words.currentPassword} kind="current" />
    </EntryForm>
  )
}
