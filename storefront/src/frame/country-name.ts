import type { Address } from '../answers.ts'

/** An address with its country's name in the reader's words. */
export function withCountryName(address: Address, locale: string): Address {
  const name = address.country ? new Intl.DisplayNames(locale, { type: 'region' }).of(address.country) : undefined
  return { ...address, countryFullname: address.countryFullname ?? name ?? null }
}
