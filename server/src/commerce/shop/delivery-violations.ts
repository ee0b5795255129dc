import type { Violation } from '@stoa/contract/problems'
import { isCountry } from '@stoa/contract/shop/countries'
import { amountViolation } from '../checkouts/public.ts'
import { ruleViolation, duplicateViolations } from './settings-rule.ts'
import type { WireSettings } from './wire-settings.ts'

type WireRegion = WireSettings['deliveryRegions'][number]
type WireOption = WireRegion['options'][number]

/** Violations of the delivery regions and their options. */
export function deliveryViolations({ deliveryRegions, pickupPlaces, currency }: WireSettings, at: string): Violation[] {
  const locationIds = new Set(pickupPlaces.flatMap(({ id }) => id ?? []))
  const options = deliveryRegions.flatMap((region, index) =>
    region.options.map((option, optionIndex) => ({ option, field: `${at}.deliveryRegions[${index}].options[${optionIndex}]` })),
  )
  return [
    ...deliveryRegions.flatMap((region, index) => regionViolations(region, `${at}.deliveryRegions[${index}]`)),
    ...duplicateViolations(
      deliveryRegions.map(({ id }) => id),
      (index) => `${at}.deliveryRegions[${index}].id`,
    ),
    ...duplicateCountries(deliveryRegions, at),
    ...duplicateViolations(
      deliveryRegions.map(({ restOfWorld }) => (restOfWorld ? 'rest' : undefined)),
      (index) => `${at}.deliveryRegions[${index}].restOfWorld`,
    ),
    ...duplicateViolations(
      options.map(({ option }) => option.code),
      (index) => `${options[index]!.field}.code`,
    ),
    ...options.flatMap(({ option, field }) => optionViolations(option, field, { currency, locationIds })),
  ]
}

function regionViolations({ countries, restOfWorld }: WireRegion, at: string): Violation[] {
  const unknown = countries.flatMap((country, index) =>
    isCountry(country) ? [] : [ruleViolation(`${at}.countries[${index}]`, 'UNKNOWN_COUNTRY', 'isn’t an ISO 3166 country')],
  )
  if (restOfWorld && countries.length > 0)
    return [
      ...unknown,
      { field: `${at}.countries`, description: 'must be empty if restOfWorld is true', violatedRule: 'FIELD_NOT_ALLOWED' },
    ]
  if (!restOfWorld && countries.length === 0)
    return [{ field: `${at}.countries`, description: 'must have at least 1 country', violatedRule: 'MIN_SIZE', data: { threshold: 1 } }]
  return unknown
}

function duplicateCountries(regions: readonly WireRegion[], at: string): Violation[] {
  const entries = regions.flatMap(({ countries }, region) => countries.map((country, index) => ({ country, region, index })))
  return duplicateViolations(
    entries.map(({ country }) => country),
    (entryIndex) => {
      const { region, index } = entries[entryIndex]!
      return `${at}.deliveryRegions[${region}].countries[${index}]`
    },
  )
}

interface OptionContext {
  currency: string
  locationIds: ReadonlySet<string>
}

/** The fields of each kind of option. */
const fieldsByKind: Readonly<Record<WireOption['kind'], readonly ('price' | 'freeFrom' | 'pickupPlaceId')[]>> = {
  FLAT: ['price'],
  FREE_OVER: ['price', 'freeFrom'],
  PICKUP: ['pickupPlaceId'],
}

function optionViolations(option: WireOption, at: string, { currency, locationIds }: OptionContext): Violation[] {
  const fields = fieldsByKind[option.kind]
  const present = (['price', 'freeFrom', 'pickupPlaceId'] as const).filter((name) => option[name] !== undefined && option[name] !== null)
  const locationId = option.kind === 'PICKUP' ? option.pickupPlaceId : undefined
  return [
    ...fields.filter((name) => !present.includes(name)).map((name) => fieldViolation(`${at}.${name}`, 'REQUIRED_FIELD', 'is required')),
    ...present
      .filter((name) => !fields.includes(name))
      .map((name) => fieldViolation(`${at}.${name}`, 'FIELD_NOT_ALLOWED', `isn’t a field of ${option.kind}`)),
    ...amountViolation(option.price, `${at}.price`, currency),
    ...amountViolation(option.freeFrom, `${at}.freeFrom`, currency),
    ...(locationId && !locationIds.has(locationId)
      ? [ruleViolation(`${at}.pickupPlaceId`, 'UNKNOWN_PICKUP_PLACE', 'isn’t a pickup location of the shop')]
      : []),
  ]
}

const fieldViolation = (field: string, violatedRule: 'REQUIRED_FIELD' | 'FIELD_NOT_ALLOWED', description: string): Violation => ({
  field,
  description,
  violatedRule,
})
