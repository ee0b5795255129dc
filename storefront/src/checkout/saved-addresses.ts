import { withCountryName, type PostalAddressLines } from '@stoa/ui/postal-address'
import { textOf } from '@stoa/ui/refused-form'
import { bookAddress } from '../account/address-book.ts'
import type { Address, Member } from '../answers.ts'
import { addressFields, addressOf, fieldName, neededIn, type AddressField } from './address-format.ts'
import { subdivisionsOf, withSubdivisionName } from './subdivisions.ts'

/** An address of the member's address book, as the checkout offers it. */
export interface SavedAddress {
  id: string
  fields: Readonly<Record<AddressField, string>>
  shown: PostalAddressLines
}

/** What a checkout takes; an address book takes more. */
const lengthMax: Readonly<Record<AddressField, number>> = {
  country: 2,
  addressLine: 150,
  addressLine2: 100,
  postalCode: 50,
  city: 50,
  subdivision: 50,
}

/** The addresses to choose from: those that are complete, the default one first. With fewer than two there is nothing to choose. */
export function savedAddressesOf(member: Member | undefined, locale: string): SavedAddress[] {
  const saved = (member?.contact?.addresses ?? []).map(bookAddress).map((address) => ({
    id: address.id,
    fields: addressOf((field) => address[field] ?? ''),
    shown: withCountryName(withSubdivisionName(address), locale),
  }))
  const complete = saved.filter(({ fields }) => isComplete(fields))
  return complete.length > 1 ? complete : []
}

const isComplete = (fields: SavedAddress['fields']): boolean =>
  fields.country !== '' &&
  neededIn(fields.country).every((field) => fields[field] !== '') &&
  addressFields.every((field) => fields[field].length <= lengthMax[field])

/** The saved address that a checkout has. The address of a pickup has no street: it is any with the same country and subdivision. */
export function savedAddressIn(saved: readonly SavedAddress[], address: Address | undefined): SavedAddress | undefined {
  if (!address) return undefined
  const isSame = (fields: SavedAddress['fields'], names: readonly AddressField[]): boolean =>
    names.every((name) => fields[name] === (address[name] ?? ''))
  const isWithoutStreet = !address.addressLine && !address.city && !address.postalCode
  const isListed = subdivisionsOf(address.country ?? '').length > 0
  const names = isWithoutStreet ? (['country', ...(isListed ? ['subdivision'] : [])] as AddressField[]) : addressFields
  return saved.find(({ fields }) => isSame(fields, names))
}

/** Whether a form names saved addresses, which the server must look up. */
export const namesSavedAddress = (form: FormData): boolean =>
  !['', 'other'].includes(textOf(form, 'address')) || !['', 'usual', 'other'].includes(textOf(form, 'billing'))

/** The form as if the saved addresses that it names had been entered. */
export function withSavedAddresses(form: FormData, saved: readonly SavedAddress[]): FormData {
  const filled = new FormData()
  for (const [name, value] of form) filled.append(name, value)
  for (const [choice, of] of [
    ['address', ''],
    ['billing', 'billing'],
  ] as const) {
    const address = saved.find(({ id }) => id === textOf(form, choice))
    if (address) for (const field of addressFields) filled.set(fieldName(of, field), address.fields[field])
  }
  return filled
}
