import type { Violation } from '@stoa/contract/problems'
import { isCountry } from '@stoa/contract/shop/countries'
import { amountViolation } from '../checkouts/public.ts'
import { broken, twice } from './settings-rule.ts'
import type { WireSettings } from './wire-settings.ts'

type WireRegion = WireSettings['deliveryRegions'][number]
type WireOption = WireRegion['options'][number]

/** What is wrong with the regions of delivery and their options. */
export function deliveryViolations({ deliveryRegions, pickupPlaces, currency }: WireSettings, at: string): Violation[] {
  const placeIds = new Set(pickupPlaces.flatMap(({ id }) => id ?? []))
  const options = deliveryRegions.flatMap((region, index) =>
    region.options.map((option, place) => ({ option, field: `${at}.deliveryRegions[${index}].options[${place}]` })),
  )
  return [
    ...deliveryRegions.flatMap((region, index) => regionViolations(region, `${at}.deliveryRegions[${index}]`)),
    ...twice(
      deliveryRegions.map(({ id }) => id),
      (index) => `${at}.deliveryRegions[${index}].id`,
    ),
    ...countriesTwice(deliveryRegions, at),
    ...twice(
      deliveryRegions.map(({ restOfWorld }) => (restOfWorld ? 'rest' : undefined)),
      (index) => `${at}.deliveryRegions[${index}].restOfWorld`,
    ),
    ...twice(
      options.map(({ option }) => option.code),
      (index) => `${options[index]!.field}.code`,
    ),
    ...options.flatMap(({ option, field }) => optionViolations(option, field, { currency, placeIds })),
  ]
}

function regionViolations({ countries, restOfWorld }: WireRegion, at: string): Violation[] {
  const unknown = countries.flatMap((country, index) =>
    isCountry(country) ? [] : [broken(`${at}.countries[${index}]`, 'UNKNOWN_COUNTRY', 'isn’t an ISO 3166 country')],
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

function countriesTwice(regions: readonly WireRegion[], at: string): Violation[] {
  const named = regions.flatMap(({ countries }, region) => countries.map((country, index) => ({ country, region, index })))
  return twice(
    named.map(({ country }) => country),
    (place) => {
      const { region, index } = named[place]!
      return `${at}.deliveryRegions[${region}].countries[${index}]`
    },
  )
}

interface Known {
  currency: string
  placeIds: ReadonlySet<string>
}

/** Which fields belong to which kind of option. */
const belongs: Readonly<Record<WireOption['kind'], readonly ('price' | 'freeFrom' | 'pickupPlaceId')[]>> = {
  FLAT: ['price'],
  FREE_OVER: ['price', 'freeFrom'],
  PICKUP: ['pickupPlaceId'],
}

function optionViolations(option: WireOption, at: string, { currency, placeIds }: Known): Violation[] {
  const wanted = belongs[option.kind]
  const given = (['price', 'freeFrom', 'pickupPlaceId'] as const).filter((name) => option[name] !== undefined && option[name] !== null)
  const place = option.kind === 'PICKUP' ? option.pickupPlaceId : undefined
  return [
    ...wanted.filter((name) => !given.includes(name)).map((name) => rule(`${at}.${name}`, 'REQUIRED_FIELD', 'is required')),
    ...given
      .filter((name) => !wanted.includes(name))
      .map((name) => rule(`${at}.${name}`, 'FIELD_NOT_ALLOWED', `isn’t a field of ${option.kind}`)),
    ...amountViolation(option.price, `${at}.price`, currency),
    ...amountViolation(option.freeFrom, `${at}.freeFrom`, currency),
    ...(place && !placeIds.has(place)
      ? [broken(`${at}.pickupPlaceId`, 'UNKNOWN_PICKUP_PLACE', 'isn’t a pickup location of the shop')]
      : []),
  ]
}

const rule = (field: string, violatedRule: 'REQUIRED_FIELD' | 'FIELD_NOT_ALLOWED', description: string): Violation => ({
  field,
  description,
  violatedRule,
})
