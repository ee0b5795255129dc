import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { useTexts } from '@stoa/ui/texts/texts'
import type { StepName } from './steps.ts'

/** The form of a step: its fields, and the button that leads on. */
export function StepForm({ step, submit, children }: { step: StepName; submit: string; children: ReactNode }) {
  const { checkout } = useTexts().storefront
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" action={`?step=${step}`} aria-labelledby="step-title" className="mt-6 space-y-5">
      <input type="hidden" name="step" value={step} />
      <h2 id="step-title" className="text-title">
        {checkout.steps[step]}
      </h2>
      {children}
      <Button type="submit" pendingText={isSending && checkout.pending} className="w-full sm:w-auto sm:min-w-56">
        {submit}
      </Button>
    </Form>
  )
}
