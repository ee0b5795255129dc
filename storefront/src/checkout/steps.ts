import type { Checkout } from '../answers.ts'

/** The steps from a cart to an order. */
export const stepNames = ['contact', 'delivery', 'payment', 'review'] as const
export type StepName = (typeof stepNames)[number]

/** Whether the step's input is complete. */
const isDone: Readonly<Record<Exclude<StepName, 'review'>, (checkout: Checkout) => boolean>> = {
  contact: ({ buyerInfo }) => Boolean(buyerInfo.email),
  delivery: ({ shippingInfo }) => Boolean(shippingInfo?.shippingDestination?.address && shippingInfo.selectedCarrierServiceOption),
  payment: () => true,
}

export const needsDelivery = ({ lineItems }: Checkout): boolean => lineItems.some(({ physicalProperties }) => physicalProperties?.shippable)

const costsNothing = ({ priceSummary }: Checkout): boolean => Number(priceSummary.total.amount) === 0

/** The steps of this checkout: downloads need no delivery, free orders no payment. */
export function stepsOf(checkout: Checkout): StepName[] {
  const left: Partial<Record<StepName, boolean>> = { delivery: !needsDelivery(checkout), payment: costsNothing(checkout) }
  return stepNames.filter((name) => !left[name])
}

/** The requested step, or the first incomplete one before it. */
export function reachableStep(checkout: Checkout, asked: string | null): StepName {
  const steps = stepsOf(checkout)
  const at = Math.max(
    0,
    steps.findIndex((name) => name === asked),
  )
  return steps.slice(0, at).find((name) => name !== 'review' && !isDone[name](checkout)) ?? steps[at]!
}

export function stepAfter(checkout: Checkout, step: StepName): StepName {
  const steps = stepsOf(checkout)
  return steps[steps.indexOf(step) + 1] ?? 'review'
}
