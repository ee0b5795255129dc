import type { Violation } from '@stoa/contract/problems'
import { isCountry } from '@stoa/contract/shop/countries'
import { currencyCodes } from '@stoa/contract/shop/currencies'
import { isTimeZone } from '../../kernel/time-zone.ts'
import { deliveryViolations } from './delivery-violations.ts'
import { ruleViolation, duplicateViolations } from './settings-rule.ts'
import type { WireSettings } from './wire-settings.ts'

const currencies = new Set(currencyCodes)

/** Violations of well-formed settings as a whole: for example, a delivery option that names a missing pickup location. */
export function settingsViolations(settings: WireSettings, at: string): Violation[] {
  const { currency, language, locale, timeZone, name, address, pickupPlaces, taxRegions } = settings
  const unknownCurrency = !currencies.has(currency)
  return [
    ...(name.trim() ? [] : [ruleViolation(`${at}.name`, 'BLANK', 'must not be blank')]),
    ...(unknownCurrency ? [ruleViolation(`${at}.currency`, 'UNKNOWN_CURRENCY', 'isn’t an ISO 4217 currency')] : []),
    ...(isLanguage(language) ? [] : [ruleViolation(`${at}.language`, 'UNKNOWN_LANGUAGE', 'isn’t an ISO 639 language')]),
    ...(isLocale(locale) ? [] : [ruleViolation(`${at}.locale`, 'UNKNOWN_LOCALE', 'isn’t a BCP 47 locale')]),
    ...(isTimeZone(timeZone) ? [] : [ruleViolation(`${at}.timeZone`, 'UNKNOWN_TIME_ZONE', 'isn’t an IANA time zone')]),
    ...addressViolations(address, `${at}.address`),
    ...pickupPlaces.flatMap((location, index) => addressViolations(location.address, `${at}.pickupPlaces[${index}].address`)),
    ...duplicateViolations(
      pickupPlaces.map(({ id }) => id),
      (index) => `${at}.pickupPlaces[${index}].id`,
    ),
    ...taxRegions.flatMap((region, index) => addressViolations(region, `${at}.taxRegions[${index}]`)),
    ...duplicateViolations(
      taxRegions.map(({ country, subdivision, name: tax }) => `${subdivision ?? country} ${tax}`),
      (index) => `${at}.taxRegions[${index}].name`,
    ),
    // Amounts can't be read without a valid currency.
    ...(unknownCurrency ? [] : deliveryViolations(settings, at)),
  ]
}

function addressViolations({ country, subdivision }: { country: string; subdivision?: string | null }, at: string): Violation[] {
  if (!isCountry(country)) return [ruleViolation(`${at}.country`, 'UNKNOWN_COUNTRY', 'isn’t an ISO 3166 country')]
  if (!subdivision || subdivision.startsWith(`${country}-`)) return []
  return [ruleViolation(`${at}.subdivision`, 'SUBDIVISION_OF_ANOTHER_COUNTRY', `must begin with ${country}-`)]
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

const isLanguage = (code: string): boolean => languageNames.of(code) !== undefined

function isLocale(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf([locale]).length > 0
  } catch {
    return false
  }
}
