import type { Checkout } from '../answers.ts'

/** The way from a cart to an order, in its order. Back walks it. */
export const stepNames = ['contact', 'delivery', 'payment', 'review'] as const
export type StepName = (typeof stepNames)[number]

/** What a step asks for is there. */
const isDone: Readonly<Record<Exclude<StepName, 'review'>, (checkout: Checkout) => boolean>> = {
  contact: ({ buyerInfo }) => Boolean(buyerInfo.email),
  delivery: ({ shippingInfo }) => Boolean(shippingInfo?.shippingDestination?.address && shippingInfo.selectedCarrierServiceOption),
  payment: () => true,
}

export const needsDelivery = ({ lineItems }: Checkout): boolean => lineItems.some(({ physicalProperties }) => physicalProperties?.shippable)

const costsNothing = ({ priceSummary }: Checkout): boolean => Number(priceSummary.total.amount) === 0

/** The steps this checkout has: downloads need no delivery, presents no payment. */
export function stepsOf(checkout: Checkout): StepName[] {
  const left: Partial<Record<StepName, boolean>> = { delivery: !needsDelivery(checkout), payment: costsNothing(checkout) }
  return stepNames.filter((name) => !left[name])
}

/** The asked step, or the first one before it that is not done. */
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
