import { withCountryName } from '@stoa/ui/postal-address'
import type { Location } from '../answers.ts'

/** A location in the list. */
export interface LocationRow {
  id: string
  name: string
  isDefault: boolean
  /** In one line; empty if it has none. */
  address: string
}

export const locationRow = ({ id, name, isDefault, address }: Location, language: string): LocationRow => ({
  id,
  name,
  isDefault,
  address: address ? inOneLine(withCountryName(address, language)) : '',
})

function inOneLine({
  addressLine,
  addressLine2,
  postalCode,
  city,
  countryFullname,
  formattedAddress,
}: NonNullable<Location['address']>): string {
  const parts = [addressLine, addressLine2, [postalCode, city].filter(Boolean).join(' '), countryFullname].filter(Boolean)
  return formattedAddress || parts.join(', ')
}
