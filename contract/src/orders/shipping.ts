import { Type } from 'typebox'
import { AddressWithContact, StreetAddress } from '../address.ts'
import { PickupMethod } from '../delivery.ts'
import { Price } from '../money.ts'
import { Country, deprecated, Instant, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { ItemTaxFullDetails, LineItemTaxInfo } from './tax.ts'

/** The pickup location of an order. */
const PickupAddress = Shape({
  country: maybeNull(Country, 'Country as a two-letter ISO 3166-1 code, such as PT.'),
  subdivision: maybeNull(Text(50), 'State, region or province as an ISO 3166-2 code, such as PT-13.'),
  city: maybeNull(Text(1000), 'Name of the town or city.'),
  postalCode: maybeNull(Text(1000), 'Postal or ZIP code, as it is written in its country.'),
  streetAddress: maybe(StreetAddress, 'Street, number and apartment in parts.'),
  addressLine: maybeNull(Text(1000), 'Street and number, such as “Rua das Flores 12”.'),
  addressLine2: maybeNull(Text(1000), 'Second line, such as an apartment or floor.'),
  countryFullname: readOnly(Type.Union([Type.String(), Type.Null()]), 'Name of the country in full.'),
  subdivisionFullname: readOnly(Type.Union([Type.String(), Type.Null()]), 'Name of the state, region or province in full.'),
})

/** The time range of the delivery. */
const DeliveryTimeSlot = Shape({ from: maybeNull(Instant, 'Start of the time range.'), to: maybeNull(Instant, 'End of the time range.') })

/** The destination or pickup location of an order: exactly one of `shippingDestination` and `pickupDetails` is set. `deliveryTime` is text. */
export const OrderLogistics = Shape({
  shippingDestination: maybe(AddressWithContact, 'Where the order is delivered, and the person there. Absent for pickup.'),
  pickupDetails: maybe(
    Shape({
      address: maybe(PickupAddress, 'Address of the pickup location.'),
      pickupMethod: maybe(PickupMethod, 'Whether the location belongs to the shop or to a third party.'),
    }),
    'Where the order is picked up. Absent for delivery.',
  ),
  deliveryTime: maybeNull(Text(500), 'How long delivery takes, as text for the buyer, such as “1 to 3 working days”.'),
  instructions: maybeNull(Text(1000), 'What the buyer needs to know for delivery or pickup.'),
  deliverByDate: deprecated(Type.Union([Instant, Type.Null()]), 'Day by which the order must arrive.'),
  deliveryTimeSlot: maybe(DeliveryTimeSlot, 'Time range in which the delivery arrives.'),
})

/** The cost of the delivery. `price` is the amount charged after `discount`. */
export const ShippingPrice = Shape({
  price: maybe(Price, 'Cost before discounts, as the shop showed its prices.'),
  totalPriceBeforeTax: readOnly(Price, 'Cost after discounts, without tax.'),
  totalPriceAfterTax: readOnly(Price, 'Cost after discounts, with tax: what the buyer pays.'),
  taxDetails: deprecated(ItemTaxFullDetails, 'Tax on the delivery, in an older form of `taxInfo`.'),
  taxInfo: maybe(LineItemTaxInfo, 'Tax on the delivery.'),
  discount: readOnly(Price, 'Reduction of the delivery cost.'),
})

/** The delivery option of an order, with its title and cost. */
export const ShippingInformation = Shape({
  carrierId: maybeNull(Text(100, 1), 'ID of the carrier. The shop’s own delivery is one carrier.'),
  code: maybeNull(Text(100, 1), 'Code of the delivery option.'),
  title: maybe(Text(250), 'Name of the delivery option as the buyer saw it.'),
  logistics: maybe(OrderLogistics, 'Destination or pickup location, and the delivery time.'),
  cost: maybe(ShippingPrice, 'Cost, discount and tax of the delivery.'),
  region: maybe(Shape({ name: maybeNull(Text(100), 'Name that the shop gave the region.') }), 'Delivery region of the shop’s settings.'),
})
