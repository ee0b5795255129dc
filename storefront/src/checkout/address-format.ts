/** The fields of a country's addresses besides street and city, with their names. */
export interface AddressFormat {
  postalCode: 'needed' | 'left out'
  postalWord: 'postalCode' | 'zipCode' | 'postcode'
  /** `choice` can be left at the mainland; `needed` is required. */
  subdivision: 'needed' | 'choice' | 'left out'
  subdivisionWord: 'state' | 'province' | 'territory' | 'region'
}

const usual: AddressFormat = { postalCode: 'needed', postalWord: 'postalCode', subdivision: 'left out', subdivisionWord: 'region' }

const withoutPostalCodes = new Set(
  (
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GN GQ GY HK IE KI KM KN KP LC ML MO MR MS MW NR NU QA RW SB SC SL SR ' +
    'SS ST SY TD TF TG TK TL TO TT TV TZ UG VU YE ZW'
  ).split(' '),
)

const formats: Readonly<Record<string, Partial<AddressFormat>>> = {
  AU: { postalWord: 'postcode', subdivision: 'needed', subdivisionWord: 'territory' },
  BR: { subdivision: 'needed', subdivisionWord: 'state' },
  CA: { subdivision: 'needed', subdivisionWord: 'province' },
  CN: { subdivision: 'needed', subdivisionWord: 'province' },
  ES: { subdivision: 'choice' },
  GB: { postalWord: 'postcode' },
  IN: { subdivision: 'needed', subdivisionWord: 'state' },
  JP: { subdivision: 'needed' },
  MX: { subdivision: 'needed', subdivisionWord: 'state' },
  NZ: { postalWord: 'postcode' },
  PT: { subdivision: 'choice' },
  US: { postalWord: 'zipCode', subdivision: 'needed', subdivisionWord: 'state' },
  ZA: { postalWord: 'postcode' },
}

export const addressFormatOf = (country: string): AddressFormat => ({
  ...usual,
  ...(withoutPostalCodes.has(country) && { postalCode: 'left out' as const }),
  ...formats[country],
})

export const addressFields = ['country', 'addressLine', 'addressLine2', 'postalCode', 'city', 'subdivision'] as const
export type AddressField = (typeof addressFields)[number]

/** The required fields of an address in a country. */
export function neededIn(country: string): AddressField[] {
  const { postalCode, subdivision } = addressFormatOf(country)
  return [
    'country',
    'addressLine',
    ...(postalCode === 'needed' ? ['postalCode' as const] : []),
    'city',
    ...(subdivision === 'needed' ? ['subdivision' as const] : []),
  ]
}

/** A form can have two addresses. The fields of the second have a prefix: `billingCity`. */
export const fieldName = (of: '' | 'billing', field: AddressField): string =>
  of ? `${of}${field[0]!.toUpperCase()}${field.slice(1)}` : field

/** The fields of the billing address, in their order. */
export const billingFields = addressFields.map((field) => fieldName('billing', field))

/** An address with what `read` returns for each field. */
export const addressOf = <Value>(read: (field: AddressField) => Value): Record<AddressField, Value> =>
  Object.fromEntries(addressFields.map((field) => [field, read(field)])) as Record<AddressField, Value>
