import { Type } from 'typebox'
import { BackInStockRules } from '../back-in-stock/settings.ts'
import { Amount } from '../decimals.ts'
import { Image } from '../image.ts'
import { Country, Currency, Email, field, Guid, Instant, maybe, maybeNull, Nullable, readOnly, Shape, Text, Whole } from '../scalars.ts'

/** ISO 3166-2, such as `PT-20`. */
const Subdivision = Type.String({ pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$', form: 'a subdivision such as PT-20' })

/** The address of the shop or of a pickup location. */
const LocationAddress = Shape({
  country: field(Country, 'Country as a two-letter ISO 3166-1 code, such as PT.'),
  subdivision: maybeNull(Subdivision, 'State, region or province as an ISO 3166-2 code, such as PT-13. Null if it doesn’t matter.'),
  city: field(Text(50, 1), 'Name of the town or city.'),
  postalCode: field(Text(50), 'Postal or ZIP code. Empty if the country has none.'),
  addressLine: field(Text(150, 1), 'Street and number, such as “Rua das Flores 12”.'),
  addressLine2: maybeNull(Text(100), 'Second line, such as an apartment or floor. Null if there is none.'),
})

/** A delivery option. `FLAT` costs `price`. `FREE_OVER` costs `price` until the items, after discounts, reach `freeFrom`. `PICKUP` is free and takes place
 *  at one of the shop's pickup locations. Amounts are decimals in the shop's currency, in the form in which it displays prices. */
const DeliveryOptionSettings = Shape({
  kind: field(Type.Enum(['FLAT', 'FREE_OVER', 'PICKUP']), 'How the price is set: fixed, free from an order value, or pickup.'),
  code: maybe(Text(100, 1), 'Code by which carts and orders name the option, unique in the shop. Derived from the title if absent.'),
  title: field(Text(250, 1), 'Name of the option as buyers see it.'),
  deliveryTime: field(Text(500), 'How long delivery takes, as text for the buyer, such as “1 to 3 working days”.'),
  price: maybeNull(Amount, 'Cost of the option. Null for pickup, which is free.'),
  freeFrom: maybeNull(Amount, 'Order value after discounts from which FREE_OVER is free. Null for the others.'),
  pickupPlaceId: maybeNull(Text(100, 1), 'ID of the pickup location. Null unless the option is a pickup.'),
})

/** Countries with the same delivery options. A country belongs to one region; `restOfWorld` includes those that no other region names. */
const DeliveryRegionSettings = Shape({
  id: maybe(Guid, 'ID of the region. A new one is given if absent.'),
  name: field(Text(100, 1), 'Name of the region in the dashboard and in orders.'),
  countries: field(Type.Array(Country, { maxItems: 249 }), 'Countries of the region, as two-letter codes. Empty for `restOfWorld`.'),
  restOfWorld: maybe(Type.Boolean(), 'Whether the region has all countries that no other region names. False by default.'),
  options: field(
    Type.Array(DeliveryOptionSettings, { maxItems: 50 }),
    'Delivery options of the region, in the order in which buyers see them.',
  ),
})

const Percentage = Type.String({
  pattern: '^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,4})?$',
  form: 'a percentage in a string; "23" is 23%',
  decimal: { minimum: '0', maximum: '100', scale: 4 },
})

/** A tax of a country or of a subdivision. The taxes of a subdivision replace those of its country. Several taxes of one region add up. */
const TaxRegionSettings = Shape({
  country: field(Country, 'Country that levies the tax.'),
  subdivision: maybeNull(Subdivision, 'State, region or province that levies the tax. Null for the whole country.'),
  name: field(Text(100, 1), 'Name of the tax as buyers see it, such as VAT.'),
  ratePercent: field(Percentage, 'Rate in percent, in a string: `"23"` is 23%.'),
})

const PickupLocationSettings = Shape({
  id: maybe(Text(100, 1), 'ID of the pickup location. Derived from its name if absent.'),
  name: field(Text(100, 1), 'Name of the pickup location as buyers see it.'),
  address: field(LocationAddress, 'Address of the pickup location.'),
  instructions: field(Text(1000), 'What buyers need to know, such as opening hours.'),
  locationId: maybeNull(Guid, 'ID of the location whose stock is picked up here. Null if the pickup location isn’t linked to one.'),
})

/** The payment methods of the shop: `SANDBOX` is the card provider with scripted cards. Without any, only orders of zero can be placed. */
const PaymentSettings = Shape({
  online: maybeNull(Type.Enum(['SANDBOX']), 'Provider of online payments. Null if the shop takes none.'),
  offline: maybeNull(
    Shape({
      title: field(Text(100, 1), 'Name of the payment method as buyers see it.'),
      instructions: field(Text(1000), 'How to pay, as text for buyers.'),
    }),
    'Payment outside the shop, such as by bank transfer. Null if there is none.',
  ),
})

const fields = {
  name: field(Text(100, 1), 'Name of the shop, on pages and in emails.'),
  tagline: field(Text(200), 'One line about the shop, below its name.'),
  about: field(Text(2000), 'Two or three sentences about the shop, for the home page and footer.'),
  email: field(Email, 'Email address for questions of buyers, as pages and emails show it.'),
  phone: field(
    Type.String({ maxLength: 50, pattern: '^[+0-9 ()./-]*$', form: 'a phone number' }),
    'Phone number for questions of buyers. Empty if there is none.',
  ),
  address: field(LocationAddress, 'Address of the shop, which decides the tax if no other address is known.'),
  currency: field(Currency, 'Currency of all prices, as a three-letter ISO 4217 code. Fixed once anything has a price.'),
  language: field(
    Type.String({ pattern: '^[a-z]{2,3}$', form: 'a language code such as en' }),
    'Language of the shop’s texts, as an ISO 639 code such as `en`.',
  ),
  locale: field(Text(35, 2), 'Locale of amounts and dates, as a BCP 47 tag such as `en-GB`.'),
  timeZone: field(Text(50, 1), 'Time zone of the shop, as an IANA name such as `Europe/Lisbon`.'),
  weightUnit: field(Type.Enum(['KG', 'LB']), 'Unit of all weights.'),
  taxIncludedInPrices: field(Type.Boolean(), 'Whether the shop’s prices include tax.'),
  heroMediaId: field(Nullable(Text(500, 1)), 'ID of the picture on the home page. Null if there is none.'),
  logoMediaId: field(
    Nullable(Text(500, 1)),
    'ID of the logo that pages and emails show instead of the shop’s name. Null if there is none.',
  ),
  deliveryRegions: field(
    Type.Array(DeliveryRegionSettings, { maxItems: 100 }),
    'Where the shop delivers, and how. A list that is sent replaces the whole list.',
  ),
  taxRegions: field(
    Type.Array(TaxRegionSettings, { maxItems: 1000 }),
    'Where the shop charges tax, and how much. A list that is sent replaces the whole list.',
  ),
  pickupPlaces: field(
    Type.Array(PickupLocationSettings, { maxItems: 100 }),
    'Where orders can be picked up. A list that is sent replaces the whole list.',
  ),
  reviewModeration: field(
    Type.Enum(['PUBLISH', 'HOLD']),
    'What happens to new reviews of members: PUBLISH shows them at once, HOLD keeps them until they are approved.',
  ),
  lowStockThreshold: field(
    Whole(0, 99_999),
    'Largest number of units of a variant that counts as low stock. Variants can have their own threshold.',
  ),
  backInStock: field(BackInStockRules, 'How requests for items that are out of stock are treated.'),
  catalogVersion: field(
    Type.Enum(['V1_CATALOG', 'V3_CATALOG']),
    'Version of the catalogue that `getCatalogVersion` returns to apps. The calls of both work on every site.',
  ),
  payment: field(PaymentSettings, 'How buyers can pay. Without any method, only orders of zero can be placed.'),
}

/** All settings of a shop. */
export const ShopSettings = Shape({
  ...fields,
  revision: field(Type.String(), 'Number of the last change. An update sends the revision it is based on.'),
  updatedDate: field(Instant, 'When the settings were last changed.'),
  hero: readOnly(Image, 'The picture of `heroMediaId`.'),
  logo: readOnly(Image, 'The picture of `logoMediaId`.'),
})

/** The settings to change. A list that is sent replaces the whole list; settings that are left out stay unchanged. */
export const ShopSettingsChanges = Type.Partial(Shape(fields), { additionalProperties: false })

/** Changed settings, and the revision they are based on. */
export const ShopSettingsUpdate = Shape({
  ...ShopSettingsChanges.properties,
  revision: field(Type.String({ pattern: '^[1-9][0-9]{0,15}$', form: 'a revision' }), 'The revision that the change is based on.'),
  updatedDate: readOnly(Instant, 'When the settings were last changed.'),
  hero: readOnly(Image, 'The picture of `heroMediaId`.'),
  logo: readOnly(Image, 'The picture of `logoMediaId`.'),
})

/** The path of a setting. */
export type SettingsField = keyof typeof fields
export const settingsFields = Object.keys(fields) as SettingsField[]
