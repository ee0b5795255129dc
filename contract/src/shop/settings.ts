import { Type } from 'typebox'
import { Amount } from '../decimals.ts'
import { Image } from '../image.ts'
import { Country, Currency, Email, Guid, Instant, maybe, maybeNull, Nullable, readOnly, Shape, Text } from '../scalars.ts'

/** ISO 3166-2, such as `PT-20`. */
const Subdivision = Type.String({ pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$', description: 'a subdivision such as PT-20' })

/** The address of the shop or of a pickup location. */
const LocationAddress = Shape({
  country: Country,
  subdivision: maybeNull(Subdivision),
  city: Text(50, 1),
  postalCode: Text(50),
  addressLine: Text(150, 1),
  addressLine2: maybeNull(Text(100)),
})

/** A delivery option. `FLAT` costs `price`. `FREE_OVER` costs `price` until the items, after discounts, reach `freeFrom`. `PICKUP` is free and takes place
 *  at one of the shop's pickup locations. Amounts are decimals in the shop's currency, in the form in which it displays prices. */
const DeliveryOptionSettings = Shape({
  kind: Type.Enum(['FLAT', 'FREE_OVER', 'PICKUP']),
  /** The code by which carts and orders name it, unique in the shop. Derived from the title if left out. */
  code: maybe(Text(100, 1)),
  title: Text(250, 1),
  /** As text. */
  deliveryTime: Text(500),
  price: maybeNull(Amount),
  freeFrom: maybeNull(Amount),
  pickupPlaceId: maybeNull(Text(100, 1)),
})

/** Countries with the same delivery options. A country belongs to one region; `restOfWorld` includes those that no other region names. */
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

/** A tax of a country or of a subdivision. The taxes of a subdivision replace those of its country. Several taxes of one region add up. */
const TaxRegionSettings = Shape({ country: Country, subdivision: maybeNull(Subdivision), name: Text(100, 1), ratePercent: Percentage })

const PickupLocationSettings = Shape({
  id: maybe(Text(100, 1)),
  name: Text(100, 1),
  address: LocationAddress,
  instructions: Text(1000),
})

/** The payment methods of the shop: `SANDBOX` is the card provider with scripted cards. Without any, only orders of zero can be placed. */
const PaymentSettings = Shape({
  online: maybeNull(Type.Enum(['SANDBOX'])),
  offline: maybeNull(Shape({ title: Text(100, 1), instructions: Text(1000) })),
})

const fields = {
  name: Text(100, 1),
  tagline: Text(200),
  /** Two or three sentences about the shop, for the home page and footer. */
  about: Text(2000),
  email: Email,
  phone: Type.String({ maxLength: 50, pattern: '^[+0-9 ()./-]*$', description: 'a phone number' }),
  address: LocationAddress,
  /** ISO 4217. It can be changed until anything has a price in it (decision 0016). */
  currency: Currency,
  /** ISO 639. */
  language: Type.String({ pattern: '^[a-z]{2,3}$', description: 'a language code such as en' }),
  /** BCP 47: the locale of amounts and dates. */
  locale: Text(35, 2),
  /** IANA: `Europe/Lisbon`. */
  timeZone: Text(50, 1),
  weightUnit: Type.Enum(['KG', 'LB']),
  taxIncludedInPrices: Type.Boolean(),
  /** The picture of the home page; null if there is none. */
  heroMediaId: Nullable(Text(500, 1)),
  deliveryRegions: Type.Array(DeliveryRegionSettings, { maxItems: 100 }),
  taxRegions: Type.Array(TaxRegionSettings, { maxItems: 1000 }),
  pickupPlaces: Type.Array(PickupLocationSettings, { maxItems: 100 }),
  payment: PaymentSettings,
}

/** All settings of a shop. */
export const ShopSettings = Shape({
  ...fields,
  /** Incremented by every change. An update names the revision it is based on. */
  revision: Type.String(),
  updatedDate: Instant,
  hero: readOnly(Image),
})

/** The settings to change. A list that is sent replaces the whole list; settings that are left out stay unchanged. */
export const ShopSettingsChanges = Type.Partial(Shape(fields), { additionalProperties: false })

/** Changed settings, and the revision they are based on. */
export const ShopSettingsUpdate = Shape({
  ...ShopSettingsChanges.properties,
  revision: Type.String({ pattern: '^[1-9][0-9]{0,15}$', description: 'a revision' }),
  updatedDate: readOnly(Instant),
  hero: readOnly(Image),
})

/** The path of a setting. */
export type SettingsField = keyof typeof fields
export const settingsFields = Object.keys(fields) as SettingsField[]
