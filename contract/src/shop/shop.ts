import { Type } from 'typebox'
import { Address } from '../address.ts'
import { Image } from '../image.ts'
import { field, maybe, Shape } from '../scalars.ts'

/** A location where orders can be picked up. */
export const PickupLocation = Shape({
  id: field(Type.String(), 'ID of the pickup location.'),
  name: field(Type.String(), 'Name of the pickup location as buyers see it.'),
  address: field(Address, 'Address of the pickup location.'),
  instructions: field(Type.String(), 'What buyers need to know, such as opening hours. Empty if nothing.'),
})

/** The public data of a shop. */
export const Shop = Shape({
  name: field(Type.String(), 'Name of the shop.'),
  tagline: field(Type.String(), 'One line about the shop, below its name.'),
  about: field(Type.String(), 'Two or three sentences about the shop.'),
  email: field(Type.String(), 'Address for questions of buyers.'),
  phone: field(Type.String(), 'Phone number for questions of buyers. Empty if there is none.'),
  address: field(Address, 'Address of the shop.'),
  currency: field(Type.String(), 'Currency of all prices, as a three-letter ISO 4217 code.'),
  language: field(Type.String(), 'Language of the shop’s texts, as an ISO 639 code such as `en`.'),
  locale: field(Type.String(), 'Locale of amounts and dates, as a BCP 47 tag such as `en-GB`.'),
  timeZone: field(Type.String(), 'Time zone of the shop, as an IANA name such as `Europe/Lisbon`.'),
  weightUnit: field(Type.Enum(['KG', 'LB']), 'Unit of all weights.'),
  taxIncludedInPrices: field(Type.Boolean(), 'Whether the shop’s prices include tax.'),
  hero: maybe(Image, 'Picture for the home page. Absent if there is none.'),
  logo: maybe(Image, 'Logo that pages show instead of the shop’s name. Absent if there is none.'),
  pickupPlaces: field(Type.Array(PickupLocation), 'Where orders can be picked up.'),
  payment: field(
    Shape({
      online: field(Type.Boolean(), 'Whether buyers can pay by card when they order.'),
      sandbox: field(Type.Boolean(), 'Whether card payments are only played through, with test cards.'),
      offline: maybe(
        Shape({
          title: field(Type.String(), 'Name of the payment method as buyers see it.'),
          instructions: field(Type.String(), 'How to pay, as text for buyers.'),
        }),
        'Payment outside the shop. Absent if there is none.',
      ),
    }),
    'How buyers can pay.',
  ),
  collectsBackInStockRequests: field(Type.Boolean(), 'Whether shoppers can ask to be notified when an item is in stock again.'),
  mailsAreSent: field(Type.Boolean(), 'Whether emails are really sent. If not, a page must not promise that one arrives.'),
})
