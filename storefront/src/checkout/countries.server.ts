import { countryCodes } from '@stoa/contract/shop/countries'
import { countryNamesIn } from '@stoa/ui/postal-address'

export interface Country {
  code: string
  name: string
}

const sorted = new Map<string, readonly Country[]>()

/** All countries with their names in a language, by name; cached, because sorting is slow. */
export function countriesIn(language: string): readonly Country[] {
  const countries = sorted.get(language) ?? sortedCountries(language)
  sorted.set(language, countries)
  return countries
}

function sortedCountries(language: string): Country[] {
  const names = countryNamesIn(language)
  const countries = countryCodes.map((code) => ({ code, name: names.of(code) ?? code }))
  return countries.sort((a, b) => a.name.localeCompare(b.name, language))
}
