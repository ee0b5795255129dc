import type { Address, Checkout } from '../answers.ts'
import { addressFields } from './address-format.ts'

/** The billing address: the delivery address if there is one, or another one. */
export type BillingChoice = 'usual' | 'other'

export interface BillingView {
  choice: BillingChoice
  address: Address | undefined
}

export function billingOf(checkout: Checkout): BillingView {
  const choice = billingChoiceOf(checkout)
  return { choice, address: choice === 'other' ? (checkout.billingInfo?.address ?? undefined) : undefined }
}

export function billingChoiceOf({ billingInfo, shippingInfo }: Checkout): BillingChoice {
  const billing = billingInfo?.address
  return !billing || isSame(billing, shippingInfo?.shippingDestination?.address) ? 'usual' : 'other'
}

const isSame = (one: Address, other: Address | null | undefined): boolean =>
  Boolean(other) && addressFields.every((field) => (one[field] ?? '') === (other?.[field] ?? ''))
