/** The parts of an address as on a parcel. */
export interface PostalAddressLines {
  addressLine?: string | null
  addressLine2?: string | null
  postalCode?: string | null
  city?: string | null
  country?: string | null
  countryFullname?: string | null
}

const countryNames = new Map<string, Intl.DisplayNames>()

/** The names of countries in a language; cached, because creating them is slow. */
export function countryNamesIn(locale: string): Intl.DisplayNames {
  const names = countryNames.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' })
  countryNames.set(locale, names)
  return names
}

const namesOfCountries = new Map<string, string | undefined>()

/** The name of a country in a language; cached, because looking it up is slow. */
export function countryName(code: string, locale: string): string | undefined {
  const key = `${locale} ${code}`
  if (!namesOfCountries.has(key)) namesOfCountries.set(key, countryNamesIn(locale).of(code))
  return namesOfCountries.get(key)
}

/** An address with its country's name in the reader's language. */
export function withCountryName<A extends PostalAddressLines>(address: A, locale: string): A {
  const name = address.country ? countryName(address.country, locale) : undefined
  return { ...address, countryFullname: address.countryFullname ?? name ?? null }
}
