import { Type } from 'typebox'
import { Amount } from '../decimals.ts'
import { Image } from '../image.ts'
import { Country, Currency, Email, Guid, Instant, maybe, maybeNull, Nullable, readOnly, Shape, Text } from '../scalars.ts'

/** ISO 3166-2, such as `PT-20`. */
const Subdivision = Type.String({ pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$', description: 'a subdivision such as PT-20' })

/** Where the shop or a counter of it is. */
const PlaceAddress = Shape({
  country: Country,
  subdivision: maybeNull(Subdivision),
  city: Text(50, 1),
  postalCode: Text(50),
  addressLine: Text(150, 1),
  addressLine2: maybeNull(Text(100)),
})

/**
 * A way of delivery. `FLAT` costs `price`; `FREE_OVER` costs `price` until the goods, discounts taken off, come to `freeFrom`; `PICKUP` costs nothing and
 * is at one of the shop's pickup places. Amounts are decimals in the shop's currency, as it shows its prices.
 */
const DeliveryOptionSettings = Shape({
  kind: Type.Enum(['FLAT', 'FREE_OVER', 'PICKUP']),
  /** What carts and orders name it by, once in the shop. Left out: made of the title. */
  code: maybe(Text(100, 1)),
  title: Text(250, 1),
  /** In words. */
  deliveryTime: Text(500),
  price: maybeNull(Amount),
  freeFrom: maybeNull(Amount),
  pickupPlaceId: maybeNull(Text(100, 1)),
})

/** Countries that are delivered to alike. A country is in one region; `restOfWorld` takes those that no other region names. */
const DeliveryRegionSettings = Shape({
  id: maybe(Guid),
  name: Text(100, 1),
  countries: Type.Array(Country, { maxItems: 249 }),
  restOfWorld: maybe(Type.Boolean()),
  options: Type.Array(DeliveryOptionSettings, { maxItems: 50 }),
})

const Percentage = Type.String({
  pattern: '^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,4})?$',
  description: 'a percentage in a string; "23" is 23 %',
  decimal: { minimum: '0', maximum: '100', scale: 4 },
})

/** A tax of a country, or of a subdivision, whose rows take the place of its country's. Several taxes of one place add up. */
const TaxRegionSettings = Shape({ country: Country, subdivision: maybeNull(Subdivision), name: Text(100, 1), ratePercent: Percentage })

const PickupPlaceSettings = Shape({
  id: maybe(Text(100, 1)),
  name: Text(100, 1),
  address: PlaceAddress,
  instructions: Text(1000),
})

/** How a buyer may pay: `SANDBOX` is the card provider with scripted cards. Where there is neither, no order above zero can be placed. */
const PaymentSettings = Shape({
  online: maybeNull(Type.Enum(['SANDBOX'])),
  offline: maybeNull(Shape({ title: Text(100, 1), instructions: Text(1000) })),
})

const fields = {
  name: Text(100, 1),
  tagline: Text(200),
  /** Two or three sentences for a home page or a footer. */
  about: Text(2000),
  email: Email,
  phone: Type.String({ maxLength: 50, pattern: '^[+0-9 ()./-]*$', description: 'a phone number' }),
  address: PlaceAddress,
  /** ISO 4217. It can be chosen until there is anything that has a price in it (decision 0016). */
  currency: Currency,
  /** ISO 639. */
  language: Type.String({ pattern: '^[a-z]{2,3}$', description: 'a language code such as en' }),
  /** BCP 47: how amounts and dates are written. */
  locale: Text(35, 2),
  /** IANA: `Europe/Lisbon`. */
  timeZone: Text(50, 1),
  weightUnit: Type.Enum(['KG', 'LB']),
  taxIncludedInPrices: Type.Boolean(),
  /** The picture of the home page; null where there is none. */
  heroMediaId: Nullable(Text(500, 1)),
  deliveryRegions: Type.Array(DeliveryRegionSettings, { maxItems: 100 }),
  taxRegions: Type.Array(TaxRegionSettings, { maxItems: 1000 }),
  pickupPlaces: Type.Array(PickupPlaceSettings, { maxItems: 100 }),
  payment: PaymentSettings,
}

/** All that an owner decides about a shop. */
export const ShopSettings = Shape({
  ...fields,
  /** Counts the changes; a change names the one it was made on. */
  revision: Type.String(),
  updatedDate: Instant,
  hero: readOnly(Image),
})

/** Some of the settings, each whole: a list that is sent takes the place of the list there was; what is left out stays. */
export const ShopSettingsChanges = Type.Partial(Shape(fields), { additionalProperties: false })

/** Changes, and the revision they were made on. */
export const ShopSettingsUpdate = Shape({
  ...ShopSettingsChanges.properties,
  revision: Type.String({ pattern: '^[1-9][0-9]{0,15}$', description: 'a revision' }),
  updatedDate: readOnly(Instant),
  hero: readOnly(Image),
})

/** A field of the settings. */
export type SettingsField = keyof typeof fields
export const settingsFields = Object.keys(fields) as SettingsField[]
