import type { Address, MemberAddress } from '../answers.ts'
import { addressOf } from '../checkout/address-format.ts'

/** Maximum number of addresses of a member. */
export const addressesMax = 50

/** An address of a member in the form's fields. */
export interface BookAddress extends Address {
  id: string
}

export function bookAddress({ id, streetAddress, addressLine, ...rest }: MemberAddress): BookAddress {
  const street = [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ')
  return { ...rest, id: id ?? '', addressLine: addressLine || street || null } as BookAddress
}

type Line = Pick<MemberAddress, 'country' | 'addressLine' | 'addressLine2' | 'postalCode' | 'city' | 'subdivision'>

/** The address in a form. */
export const addressIn = (given: (name: string) => string): Line => addressOf((name) => given(name) || null)

/** The addresses with one replaced, or added at the end; undefined if the one to replace no longer exists. */
export function withAddress(book: readonly MemberAddress[], id: string | undefined, address: Line): MemberAddress[] | undefined {
  if (id === undefined) return [...book, address]
  return book.some((one) => one.id === id) ? book.map((one) => (one.id === id ? address : one)) : undefined
}

/** An address on one line, to distinguish it from others. */
export const inOneLine = ({ addressLine, city }: Pick<Address, 'addressLine' | 'city'>): string =>
  [addressLine, city].filter(Boolean).join(', ')
