/** As much of an address as is written on a parcel. */
export interface PostalAddressLines {
  addressLine?: string | null
  addressLine2?: string | null
  postalCode?: string | null
  city?: string | null
  country?: string | null
  countryFullname?: string | null
}

/** An address with its country's name in the reader's words. */
export function withCountryName<A extends PostalAddressLines>(address: A, locale: string): A {
  const name = address.country ? new Intl.DisplayNames(locale, { type: 'region' }).of(address.country) : undefined
  return { ...address, countryFullname: address.countryFullname ?? name ?? null }
}
