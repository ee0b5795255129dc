import type { FormProblems } from '@stoa/ui/form-problems'
import type { Route } from './+types/checkout-page'

export type CheckoutData = Route.ComponentProps['loaderData']

/** The props of every step: the page's data, and its form if it was sent back or couldn't be sent. */
export interface StepProps {
  data: CheckoutData
  problems: FormProblems | undefined
  typed: Readonly<Record<string, string>>
  isUnsent: boolean
}
