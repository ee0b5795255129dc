import type { FormProblems } from '@stoa/ui/form-problems'
import type { Route } from './+types/checkout-page'

export type CheckoutData = Route.ComponentProps['loaderData']

/** What every step is given: the page's data, and its own form when that came back or could not be sent. */
export interface StepProps {
  data: CheckoutData
  problems: FormProblems | undefined
  typed: Readonly<Record<string, string>>
  isUnsent: boolean
}
