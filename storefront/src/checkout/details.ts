import { textOf } from '@stoa/ui/refused-form'
import type { Address, Checkout } from '../answers.ts'
import { addressOf, fieldName, neededIn, type AddressField } from './address-format.ts'
import { otherBillingOf } from './billing.ts'
import { deliveriesOf } from './delivery-choice.ts'
import { needsDelivery } from './requirements.ts'
import { subdivisionsOf } from './subdivisions.ts'

type AddressDetails = Readonly<Record<AddressField, string>>

/** What a buyer enters, apart from the payment: as the checkout stores it, or as the form has it. */
export interface Details {
  email: string
  firstName: string
  lastName: string
  phone: string
  note: string
  /** The value of the delivery option; empty if none was selected. */
  delivery: string
  /** For a pickup only the country and its subdivision, which decide what is offered. */
  address: AddressDetails | undefined
  billing: AddressDetails | undefined
}

export function storedDetails(checkout: Checkout): Details {
  const { buyerInfo, shippingInfo, billingInfo, buyerNote } = checkout
  const { address, contactDetails } = shippingInfo?.shippingDestination ?? {}
  // A selection that is no longer offered must be replaced, so it counts as none.
  const isOffered = shippingInfo?.selectedCarrierServiceOption?.requestedShippingOption !== false
  return {
    email: buyerInfo.email ?? '',
    firstName: contactDetails?.firstName ?? '',
    lastName: contactDetails?.lastName ?? '',
    phone: contactDetails?.phone ?? '',
    note: buyerNote ?? '',
    delivery: (isOffered && deliveriesOf(checkout).find(({ chosen }) => chosen)?.value) || '',
    address: addressDetails(address),
    billing: addressDetails(billingInfo?.address),
  }
}

const addressDetails = (address: Address | null | undefined): AddressDetails | undefined =>
  address ? addressOf((field) => address[field] ?? '') : undefined

/** The form's details. What the form doesn't ask for stays as it is stored. */
export function typedDetails(form: FormData, checkout: Checkout): Details {
  const stored = storedDetails(checkout)
  const given = (name: Exclude<keyof Details, 'address' | 'billing'>): string => (form.has(name) ? textOf(form, name) : stored[name])
  const address = needsDelivery(checkout) && form.has('country') ? addressIn(form, '') : stored.address
  const delivered = isPickup(form, checkout) ? address && withoutStreet(address) : address
  return {
    email: given('email'),
    firstName: given('firstName'),
    lastName: given('lastName'),
    phone: given('phone'),
    note: given('note'),
    delivery: given('delivery'),
    address: delivered,
    billing: billingIn(form, checkout) ?? (needsDelivery(checkout) && !isPickup(form, checkout) ? address : undefined),
  }
}

function billingIn(form: FormData, checkout: Checkout): AddressDetails | undefined {
  if (form.has('billing')) return isOtherBilling(form) ? addressIn(form, 'billing') : undefined
  return addressDetails(otherBillingOf(checkout))
}

/** Whether the form has a billing address of its own: one that is entered, or a saved one. */
const isOtherBilling = (form: FormData): boolean => !['', 'usual'].includes(textOf(form, 'billing'))

const withoutStreet = ({ country, subdivision }: AddressDetails): AddressDetails => ({
  ...addressOf(() => ''),
  country,
  subdivision: subdivisionsOf(country).length > 0 ? subdivision : '',
})

function addressIn(form: FormData, of: '' | 'billing'): AddressDetails {
  const address = addressOf((field) => textOf(form, fieldName(of, field)))
  return { ...address, subdivision: subdivisionIn(address) }
}

/** The country may have changed after the list of its subdivisions was shown. */
function subdivisionIn({ country, subdivision }: AddressDetails): string {
  const listed = subdivisionsOf(country)
  const isPossible = listed.length === 0 ? !isCodeElsewhere(subdivision, country) : listed.some(({ code }) => code === subdivision)
  return isPossible ? subdivision : ''
}

/** `US-CA` in Germany */
const isCodeElsewhere = (subdivision: string, country: string): boolean =>
  /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(subdivision) && !subdivision.startsWith(`${country}-`)

/** Whether the form's delivery option is a pickup, which needs no address. */
export const isPickup = (form: FormData, checkout: Checkout): boolean =>
  deliveriesOf(checkout).some(({ value, place }) => place !== undefined && value === textOf(form, 'delivery'))

/** The fields that an order needs. */
export function neededFields(form: FormData, checkout: Checkout): string[] {
  const { address, billing } = typedDetails(form, checkout)
  const street = isPickup(form, checkout) ? ['country'] : neededIn(address?.country ?? '')
  return [
    'email',
    'firstName',
    'lastName',
    ...(needsDelivery(checkout) ? street : []),
    ...(isOtherBilling(form) ? neededIn(billing?.country ?? '').map((field) => fieldName('billing', field)) : []),
  ]
}
