import { Type } from 'typebox'
import { AddressWithContact, StreetAddress } from '../address.ts'
import { PickupMethod } from '../delivery.ts'
import { Price } from '../money.ts'
import { Country, deprecated, Instant, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { ItemTaxFullDetails, LineItemTaxInfo } from './tax.ts'

/** The pickup location of an order. */
const PickupAddress = Shape({
  country: maybeNull(Country),
  subdivision: maybeNull(Text(50)),
  city: maybeNull(Text(1000)),
  postalCode: maybeNull(Text(1000)),
  streetAddress: maybe(StreetAddress),
  addressLine: maybeNull(Text(1000)),
  addressLine2: maybeNull(Text(1000)),
  countryFullname: readOnly(Type.Union([Type.String(), Type.Null()])),
  subdivisionFullname: readOnly(Type.Union([Type.String(), Type.Null()])),
})

/** The time range of the delivery. */
const DeliveryTimeSlot = Shape({ from: maybeNull(Instant), to: maybeNull(Instant) })

/** The destination or pickup location of an order: exactly one of `shippingDestination` and `pickupDetails` is set. `deliveryTime` is text. */
export const OrderLogistics = Shape({
  shippingDestination: maybe(AddressWithContact),
  pickupDetails: maybe(Shape({ address: maybe(PickupAddress), pickupMethod: maybe(PickupMethod) })),
  deliveryTime: maybeNull(Text(500)),
  instructions: maybeNull(Text(1000)),
  deliverByDate: deprecated(Type.Union([Instant, Type.Null()])),
  deliveryTimeSlot: maybe(DeliveryTimeSlot),
})

/** The cost of the delivery. `price` is the amount charged after `discount`. */
export const ShippingPrice = Shape({
  price: maybe(Price),
  totalPriceBeforeTax: readOnly(Price),
  totalPriceAfterTax: readOnly(Price),
  taxDetails: deprecated(ItemTaxFullDetails),
  taxInfo: maybe(LineItemTaxInfo),
  discount: readOnly(Price),
})

/** The delivery option of an order, with its title and cost. */
export const ShippingInformation = Shape({
  carrierId: maybeNull(Text(100, 1)),
  code: maybeNull(Text(100, 1)),
  title: maybe(Text(250)),
  logistics: maybe(OrderLogistics),
  cost: maybe(ShippingPrice),
  region: maybe(Shape({ name: maybeNull(Text(100)) })),
})
