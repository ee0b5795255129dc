import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { hasFieldErrors, useFirstInvalid } from '@stoa/ui/first-invalid'
import type { FormProblems } from '@stoa/ui/form-problems'
import { useTexts } from '../texts/texts.ts'
import { problemText } from './problem-text.ts'

/** A form as the server returned it: its errors and input. */
export interface Returned {
  problems: FormProblems
  typed: Readonly<Record<string, string>>
}

interface EntryFormProps {
  /** The name of the form, if the page has several. */
  intent?: string
  returned: Returned | undefined
  submit: string
  /** Something that the form needs is being prepared. */
  isWaiting?: boolean
  /** Shown with the error, such as a link. */
  help?: ReactNode
  /** Shown next to the button. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** The form of a sign-in page: its errors, its fields, one button. */
export function EntryForm({ intent, returned, submit, isWaiting = false, help, aside, className = '', children }: EntryFormProps) {
  const texts = useTexts()
  const form = useFirstInvalid(returned?.problems)
  const { formMethod, formData } = useNavigation()
  const isSending = formMethod === 'POST' && (intent === undefined || formData?.get('intent') === intent)
  return (
    <Form ref={form} method="post" aria-busy={isSending} className={`space-y-5 ${className}`}>
      {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
      {returned && (
        <Notice tone="problem" title={problemText(texts, returned.problems)} focused={!hasFieldErrors(returned.problems)}>
          {help}
        </Notice>
      )}
      {children}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          type="submit"
          pendingText={(isSending || isWaiting) && texts.storefront.signIn.pending}
          className="w-full sm:w-auto sm:min-w-44"
        >
          {submit}
        </Button>
        {aside}
      </div>
    </Form>
  )
}
