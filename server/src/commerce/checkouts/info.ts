import type { Static } from 'typebox'
import type { AddressWithContact } from '@stoa/contract/address'
import type { CheckoutInfo } from '@stoa/contract/checkouts/checkout'
import type { CheckoutDoc } from './checkout.ts'
import { readDeliveryChoice } from './delivery.ts'
import { withoutNulls } from './without-nulls.ts'

type Info = Static<typeof CheckoutInfo>
type ContactAddress = Static<typeof AddressWithContact>

/** Stored as sent; null clears. */
const plainFields = [
  'buyerNote',
  'customFields',
  'extendedFields',
  'customContentReference',
  'businessLocationId',
  'taxExemptGroupId',
] as const satisfies (keyof Info & keyof CheckoutDoc)[]

/** Applies an update to a checkout: present fields are set, null clears, absent fields keep their value. An email address can be replaced but not cleared. */
export function withInfo<Doc extends Partial<CheckoutDoc>>(doc: Doc, info: Info): Doc {
  const { billingInfo, shippingInfo, buyerInfo, channelType } = info
  const plain = Object.fromEntries(plainFields.filter((key) => info[key] !== undefined).map((key) => [key, info[key] ?? undefined]))
  return {
    ...doc,
    ...plain,
    ...(channelType ? { channelType } : {}),
    ...(buyerInfo?.email ? { email: buyerInfo.email } : {}),
    ...(billingInfo === undefined ? {} : { billing: mergeContactAddress(doc.billing, billingInfo) }),
    ...(shippingInfo === undefined ? {} : withShipping(doc, shippingInfo)),
  }
}

function withShipping(
  { destination, delivery }: Partial<CheckoutDoc>,
  info: NonNullable<Info['shippingInfo']> | null,
): Partial<CheckoutDoc> {
  if (info === null) return { destination: undefined, delivery: undefined }
  const { shippingDestination, selectedCarrierServiceOption: option } = info
  return {
    destination: shippingDestination === undefined ? destination : mergeContactAddress(destination, shippingDestination),
    delivery: option === undefined ? delivery : option === null ? undefined : readDeliveryChoice(option),
  }
}

/** An address is replaced as a whole, so no line of the old one remains; the same goes for the contact. Either can be sent without the other. */
export function mergeContactAddress(current: ContactAddress | undefined, changes: ContactAddress | null): ContactAddress | undefined {
  if (changes === null) return undefined
  const merged = withoutNulls({ ...current, ...changes })
  return merged.address || merged.contactDetails ? merged : undefined
}
