import { Field } from '@stoa/ui/components/field'
import { fieldsOf } from '../checkout/step-fields.ts'
import { EntryForm, type Returned } from '../sign-in/entry-form.tsx'
import { useTexts } from '../texts/texts.ts'
import { ConfirmSignIn } from './confirm-sign-in.tsx'

interface DeleteFormProps {
  /** Whether the password was entered recently. */
  isRecent: boolean
  email: string
  returned: Returned | undefined
}

/** Deletes the account. The confirmation must be typed. */
export function DeleteForm({ isRecent, email, returned }: DeleteFormProps) {
  const texts = useTexts()
  const { security: words } = texts.storefront.account
  const fieldOf = fieldsOf(texts, { problems: returned?.problems, typed: returned?.typed ?? {} }, ['confirm'])
  return (
    <details className="fold" open={returned !== undefined || undefined}>
      <summary>{words.deleteOpen}</summary>
      <div className="space-y-5 pt-2">
        <p className="text-soft">{words.deleteText}</p>
        {isRecent ? (
          <EntryForm intent="delete" returned={returned} submit={words.deleteSubmit}>
            <Field
              {...fieldOf('confirm', '')}
              label={words.deleteConfirm}
              hint={words.deleteHint(email)}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              required
            />
          </EntryForm>
        ) : (
          <ConfirmSignIn why={words.deleteConfirmSignIn} />
        )}
      </div>
    </details>
  )
}
