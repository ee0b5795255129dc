import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { useFirstInvalid } from '@stoa/ui/first-invalid'
import type { FormProblems } from '@stoa/ui/form-problems'
import { fieldsOf } from '../checkout/step-fields.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'

interface LookupFormProps {
  problems?: FormProblems | undefined
  typed?: Readonly<Record<string, string>>
}

/** Asks for order number and email address, to send the link by email. */
export function LookupForm({ problems, typed = {} }: LookupFormProps) {
  const texts = useTexts()
  const { lookup: words } = texts.storefront
  const form = useFirstInvalid(problems)
  const isSending = useNavigation().formMethod === 'POST'
  const fieldOf = fieldsOf(texts, { problems, typed }, ['number', 'email'])
  return (
    <Form ref={form} method="post" action={paths.lookup} className="card mt-6 space-y-5 p-5 sm:p-7">
      <Field
        {...fieldOf('number', '')}
        label={words.number}
        hint={words.numberHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        required
      />
      <Field {...fieldOf('email', '')} label={words.email} type="email" inputMode="email" autoComplete="email" maxLength={254} required />
      <Button type="submit" pendingText={isSending && words.sending} className="w-full sm:w-auto">
        {words.submit}
      </Button>
    </Form>
  )
}
