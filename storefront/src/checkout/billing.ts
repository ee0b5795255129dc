import type { Address, Checkout } from '../answers.ts'
import { addressFields } from './address-format.ts'
import { needsDelivery } from './steps.ts'

/** The billing address: the delivery address, none if nothing is delivered, or another one. */
export type BillingChoice = 'same' | 'none' | 'other'

export interface BillingView {
  choice: BillingChoice
  address: Address | undefined
  shownAddress: Address | undefined
}

export function billingOf(checkout: Checkout, shown: (address: Address) => Address): BillingView {
  const choice = billingChoiceOf(checkout)
  const address = choice === 'other' ? (checkout.billingInfo?.address ?? undefined) : undefined
  return { choice, address, shownAddress: address && shown(address) }
}

export function billingChoiceOf(checkout: Checkout): BillingChoice {
  const billing = checkout.billingInfo?.address
  const usual = needsDelivery(checkout) ? 'same' : 'none'
  return !billing || isSame(billing, checkout.shippingInfo?.shippingDestination?.address) ? usual : 'other'
}

const isSame = (one: Address, other: Address | null | undefined): boolean =>
  Boolean(other) && addressFields.every((field) => (one[field] ?? '') === (other?.[field] ?? ''))
