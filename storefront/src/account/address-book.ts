import type { Address, MemberAddress } from '../answers.ts'
import { addressFields } from '../checkout/address-format.ts'

/** As many as a member has room for. */
export const addressesMax = 50

/** An address of a member, as the shop's forms ask for one. */
export interface BookAddress extends Address {
  id: string
}

export function bookAddress({ id, streetAddress, addressLine, ...rest }: MemberAddress): BookAddress {
  const street = [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ')
  return { ...rest, id: id ?? '', addressLine: addressLine || street || null } as BookAddress
}

type Line = Pick<MemberAddress, 'country' | 'addressLine' | 'addressLine2' | 'postalCode' | 'city' | 'subdivision'>

/** What a form says of an address. */
export function addressIn(given: (name: string) => string): Line {
  return Object.fromEntries(addressFields.map((name) => [name, given(name) || null])) as Line
}

/** The book with an address in the place of another, or behind all of them; undefined where that other one is not there any more. */
export function withAddress(book: readonly MemberAddress[], id: string | undefined, address: Line): MemberAddress[] | undefined {
  if (id === undefined) return [...book, address]
  return book.some((one) => one.id === id) ? book.map((one) => (one.id === id ? address : one)) : undefined
}

/** An address in one line, to tell it from the others. */
export const inOneLine = ({ addressLine, city }: Pick<Address, 'addressLine' | 'city'>): string =>
  [addressLine, city].filter(Boolean).join(', ')
