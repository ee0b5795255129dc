import type { Address, Checkout } from '../answers.ts'
import { addressFields } from './address-format.ts'

/** The billing address of a checkout if it isn't its delivery address. */
export function otherBillingOf({ billingInfo, shippingInfo }: Checkout): Address | undefined {
  const billing = billingInfo?.address
  return billing && !isSame(billing, shippingInfo?.shippingDestination?.address) ? billing : undefined
}

const isSame = (one: Address, other: Address | null | undefined): boolean =>
  Boolean(other) && addressFields.every((field) => (one[field] ?? '') === (other?.[field] ?? ''))
