import { useState } from 'react'
import { Field } from '@stoa/ui/components/field'
import type { FieldFacts } from '../checkout/step-fields.ts'
import { useTexts } from '../texts/texts.ts'

interface PasswordFieldProps extends FieldFacts {
  label: string
  /** An existing password, or a new one. */
  kind: 'current' | 'new'
}

/** A password field with a button to show it. Its value is never sent back with the page. */
export function PasswordField({ label, kind, defaultValue: _none, ...facts }: PasswordFieldProps) {
  const { signIn: words } = useTexts().storefront
  const [isShown, show] = useState(false)
  const rule = kind === 'new' ? { minLength: 8, hint: words.passwordHint } : {}
  return (
    <div>
      <Field
        {...facts}
        {...rule}
        label={label}
        type={isShown ? 'text' : 'password'}
        autoComplete={`${kind}-password`}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={256}
        required
      />
      <label className="scripts-only mt-1 inline-flex min-h-11 cursor-pointer items-center gap-2 text-small">
        <input type="checkbox" className="size-4" checked={isShown} onChange={({ target }) => show(target.checked)} />
        {words.showPassword}
      </label>
    </div>
  )
}
