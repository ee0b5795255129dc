import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { useFirstInvalid } from '@stoa/ui/first-invalid'
import { paths } from '../paths.ts'
import { ReturnLink } from '../return-urls/return-link.tsx'
import { useTexts } from '../texts/texts.ts'
import { clearDraft, keepDraft } from './drafts.ts'
import { useSendWhenBack } from './send-when-back.ts'
import type { StepProps } from './step-props.ts'

interface StepFormProps extends Pick<StepProps, 'data' | 'problems' | 'isUnsent'> {
  submit: string
  /** The button's label. */
  aside?: string
  children: ReactNode
}

/** The form of a step: its fields, the submit button and the back link. */
export function StepForm({ data, problems, isUnsent, submit, aside, children }: StepFormProps) {
  const { checkout: words } = useTexts().storefront
  const { step, checkout } = data
  const form = useFirstInvalid(problems)
  const isSending = useNavigation().formMethod === 'POST'
  const place = `${checkout.id} ${step}`
  useSendWhenBack(form, isUnsent)
  return (
    <Form
      ref={form}
      method="post"
      action={`?step=${step}`}
      aria-labelledby="step-title"
      aria-busy={isSending}
      className="card space-y-5 p-5 sm:p-7"
      onInput={({ currentTarget }) => keepDraft(place, currentTarget)}
      onSubmit={() => clearDraft(place)}
    >
      <input type="hidden" name="step" value={step} />
      <h2 id="step-title" className="text-title">
        {words.steps[step]}
      </h2>
      {children}
      {aside && <p className="text-small text-soft">{aside}</p>}
      <div className="flex flex-col-reverse items-center gap-x-6 gap-y-4 sm:flex-row sm:justify-between">
        <BackLink data={data} />
        <Button type="submit" pendingText={isSending && words.pending} className="w-full sm:w-auto sm:min-w-56">
          {submit}
        </Button>
      </div>
    </Form>
  )
}

function BackLink({ data: { step, steps, checkout, toCart } }: Pick<StepProps, 'data'>) {
  const { checkout: words } = useTexts().storefront
  const before = steps[steps.indexOf(step) - 1]
  if (before && before !== 'review') {
    return (
      <Link to={paths.checkout(checkout.id, before)} className="link">
        {words.back[before]}
      </Link>
    )
  }
  if (!toCart) return <span />
  return (
    <ReturnLink to={toCart} className="link">
      {words.back.cart}
    </ReturnLink>
  )
}
