import type { Static } from 'typebox'
import type { CartInfo } from '@stoa/contract/carts/cart'
import { withoutNulls, mergeContactAddress } from '../checkouts/public.ts'
import type { CartDoc } from './cart.ts'

type Info = Static<typeof CartInfo>

/** Stored as sent; null clears. */
const plainFields = ['buyerNote', 'extendedFields', 'businessLocationId', 'overrideCheckoutUrl'] as const satisfies (keyof Info &
  keyof CartDoc)[]

/** Applies an update to a cart: present fields are set, null clears, absent fields keep their value. */
export function withInfo(doc: CartDoc, info: Info): CartDoc {
  const { contactInfo, buyerInfo, selectedShippingOption: option } = info
  const plain = Object.fromEntries(plainFields.filter((key) => info[key] !== undefined).map((key) => [key, info[key] ?? undefined]))
  return {
    ...doc,
    ...plain,
    ...(option === undefined ? {} : { selectedShippingOption: option === null ? undefined : withoutNulls(option) }),
    ...(buyerInfo?.email === undefined ? {} : { email: buyerInfo.email ?? undefined }),
    ...(contactInfo === undefined ? {} : { contactInfo: mergeContactAddress(doc.contactInfo, contactInfo) }),
  }
}
