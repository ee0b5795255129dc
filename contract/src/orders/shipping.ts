import { Type } from 'typebox'
import { AddressWithContact, StreetAddress } from '../address.ts'
import { PickupMethod } from '../delivery.ts'
import { Price } from '../money.ts'
import { Country, deprecated, Instant, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { ItemTaxFullDetails, LineItemTaxInfo } from './tax.ts'

/** Where an order is picked up. */
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

/** When goods come. */
const DeliveryTimeSlot = Shape({ from: maybeNull(Instant), to: maybeNull(Instant) })

/** Where an order goes to, or where it waits: one of `shippingDestination` and `pickupDetails` stands. `deliveryTime` is in words. */
export const OrderLogistics = Shape({
  shippingDestination: maybe(AddressWithContact),
  pickupDetails: maybe(Shape({ address: maybe(PickupAddress), pickupMethod: maybe(PickupMethod) })),
  deliveryTime: maybeNull(Text(500)),
  instructions: maybeNull(Text(1000)),
  deliverByDate: deprecated(Type.Union([Instant, Type.Null()])),
  deliveryTimeSlot: maybe(DeliveryTimeSlot),
})

/** What delivery costs; `price` is what is charged after `discount`. */
export const ShippingPrice = Shape({
  price: maybe(Price),
  totalPriceBeforeTax: readOnly(Price),
  totalPriceAfterTax: readOnly(Price),
  taxDetails: deprecated(ItemTaxFullDetails),
  taxInfo: maybe(LineItemTaxInfo),
  discount: readOnly(Price),
})

/** How an order is delivered, under which title it was offered, and for how much. */
export const ShippingInformation = Shape({
  carrierId: maybeNull(Text(100, 1)),
  code: maybeNull(Text(100, 1)),
  title: maybe(Text(250)),
  logistics: maybe(OrderLogistics),
  cost: maybe(ShippingPrice),
  region: maybe(Shape({ name: maybeNull(Text(100)) })),
})
