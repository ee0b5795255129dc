import { withCountryName, type PostalAddressLines } from '@stoa/ui/postal-address'
import type { Order } from '../answers.ts'

export interface Person {
  name: string
  company: string
  phone: string
  address: PostalAddressLines | undefined
  /** Name and address in lines, to copy onto a parcel. */
  copied: string
}

/** Billing and delivery details of an order. */
export interface People {
  billing: Person | undefined
  delivery: { title: string; time: string; instructions: string; region: string; cost: string; to: Person; isPickup: boolean } | undefined
}

export const peopleOf = (order: Order, locale: string): People => ({
  billing: order.billingInfo ? personOf(order.billingInfo, locale) : undefined,
  delivery: deliveryOf(order, locale),
})

function deliveryOf({ shippingInfo, recipientInfo }: Order, locale: string): People['delivery'] {
  if (!shippingInfo?.title) return undefined
  const { logistics, title, cost, region } = shippingInfo
  const pickup = logistics?.pickupDetails?.address
  const destination = logistics?.shippingDestination ?? recipientInfo ?? {}
  const to = personOf({ ...destination, ...(pickup && { address: pickup }) }, locale)
  return {
    title,
    time: logistics?.deliveryTime ?? '',
    instructions: logistics?.instructions ?? '',
    region: region?.name ?? '',
    cost: cost?.price?.formattedAmount ?? '',
    to,
    isPickup: pickup !== undefined,
  }
}

interface AddressWithContact {
  address?: PostalAddressLines | null
  contactDetails?: { firstName?: string | null; lastName?: string | null; company?: string | null; phone?: string | null } | null
}

function personOf({ address, contactDetails }: AddressWithContact, locale: string): Person {
  const { firstName, lastName, company, phone } = contactDetails ?? {}
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const named = address ? withCountryName(address, locale) : undefined
  return { name, company: company ?? '', phone: phone ?? '', address: named, copied: copied([name, company], named) }
}

function copied(head: readonly (string | null | undefined)[], address: PostalAddressLines | undefined): string {
  const { addressLine, addressLine2, postalCode, city, countryFullname } = address ?? {}
  return [...head, addressLine, addressLine2, [postalCode, city].filter(Boolean).join(' '), countryFullname].filter(Boolean).join('\n')
}
