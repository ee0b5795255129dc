import { countryCodes } from '@stoa/contract/shop/countries'
import { countryNamesIn } from '@stoa/ui/postal-address'

export interface Country {
  code: string
  name: string
}

/** All countries with their names in a language. */
export function countriesIn(language: string): Country[] {
  const names = countryNamesIn(language)
  const countries = countryCodes.map((code) => ({ code, name: names.of(code) ?? code }))
  return countries.sort((a, b) => a.name.localeCompare(b.name, language))
}
