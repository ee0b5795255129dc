import type { ReactNode } from 'react'
import { fieldsOf } from '../checkout/step-fields.ts'
import { EntryForm, type Returned } from '../sign-in/entry-form.tsx'
import { PasswordField } from '../sign-in/password-field.tsx'
import { useTexts } from '../texts/texts.ts'
import { ConfirmSignIn } from './confirm-sign-in.tsx'

interface PasswordFormProps {
  /** Whether the present password was entered recently. */
  isRecent: boolean
  email: string
  returned: Returned | undefined
  note: ReactNode
}

/** Sets a new password. A person who signed in a while ago must sign in again first. */
export function PasswordForm({ isRecent, email, returned, note }: PasswordFormProps) {
  const texts = useTexts()
  const { signIn, account } = texts.storefront
  const { security: words } = account
  const fieldOf = fieldsOf(texts, { problems: returned?.problems, typed: {} }, ['newPassword'])
  if (!isRecent) {
    return (
      <div className="space-y-4">
        {note}
        <ConfirmSignIn why={words.confirmText} />
      </div>
    )
  }
  return (
    <EntryForm intent="password" returned={returned} submit={words.passwordSave}>
      {note}
      <p className="text-soft">{words.passwordText}</p>
      {/* Whoever keeps passwords is to know whose it is. */}
      <input type="email" name="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField {...fieldOf('newPassword', '')} label={signIn.newPassword} kind="new" />
    </EntryForm>
  )
}
