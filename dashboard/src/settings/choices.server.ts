import { countryCodes } from '@stoa/contract/shop/countries'
import { currencyCodes } from '@stoa/contract/shop/currencies'

/** The language of the names below, which is the dashboard's. */
const language = 'en'

export interface Choice {
  value: string
  text: string
}

const names = (type: Intl.DisplayNamesType) => new Intl.DisplayNames(language, { type, fallback: 'code' })

const listOf = (codes: readonly string[], nameOf: (code: string) => string): Choice[] =>
  codes.map((value) => ({ value, text: nameOf(value) })).sort((a, b) => a.text.localeCompare(b.text, language))

const countryNames = names('region')

/** All countries, sorted by name. */
export const countries: readonly Choice[] = listOf(countryCodes, (code) => countryNames.of(code) ?? code)

const codesByName = new Map(countries.map(({ value, text }) => [text.toLowerCase(), value]))

/** "Portugal" → "PT", "pt" → "PT"; anything that isn't a country stays as it is. */
export function countryCodeOf(typed: string): string {
  const text = typed.trim()
  return codesByName.get(text.toLowerCase()) ?? (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : text)
}

export const countryNameOf = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : code)

const currencyNames = names('currency')
export const currencies: readonly Choice[] = listOf(currencyCodes, (code) => `${currencyNames.of(code) ?? code} (${code})`)

const languageNames = names('language')
const languageCodes =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ky lo lt lv mk ml mn mr ms mt my nb ne nl nn pa pl pt ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zu'
export const languages: readonly Choice[] = listOf(languageCodes.split(' '), (code) => languageNames.of(code) ?? code)

const localeCodes =
  'ar-AE ar-EG bg-BG ca-ES cs-CZ da-DK de-AT de-CH de-DE el-GR en-AU en-CA en-GB en-IE en-IN en-NZ en-US en-ZA es-AR es-ES es-MX et-EE fi-FI fr-BE fr-CA fr-CH fr-FR ga-IE he-IL hi-IN hr-HR hu-HU id-ID is-IS it-CH it-IT ja-JP ko-KR lt-LT lv-LV nb-NO nl-BE nl-NL pl-PL pt-BR pt-PT ro-RO sk-SK sl-SI sv-SE th-TH tr-TR uk-UA vi-VN zh-CN zh-TW'
export const locales: readonly Choice[] = listOf(localeCodes.split(' '), (code) => languageNames.of(code) ?? code)

export const timeZones: readonly Choice[] = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({
  value,
  text: value.replaceAll('_', ' '),
}))

/** The choices, with the current value added if it isn't one of them. */
export const including = (choices: readonly Choice[], value: string): readonly Choice[] =>
  value === '' || choices.some((choice) => choice.value === value) ? choices : [{ value, text: value }, ...choices]
