import { Type } from 'typebox'
import { Address } from './address.ts'
import { MultiCurrencyPrice } from './money.ts'
import { deprecated, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text } from './scalars.ts'
import { TaxDetails } from './tax.ts'

/** Whether the buyer picks up at the shop or at a third party's pickup point. */
export const PickupMethod = Type.Enum(['STORE_PICKUP', 'PICKUP_POINT'])

/** The delivery region of the shop's settings that an address belongs to. */
export const ShippingRegion = Shape({ id: readOnly(Guid), name: maybe(Text(100)) })

/** A delivery option as a buyer selects it: the `code` of one of the `carrierServiceOptions`, and its carrier if codes repeat. */
export const SelectedShippingOption = Shape({ carrierId: maybeNull(Guid), code: maybe(Text(100, 1)) })

/** The time range of a delivery. */
export const DeliveryTimeSlot = Shape({ from: maybeNull(Instant), to: maybeNull(Instant) })

/** Delivery time as text, the reserved time slot, and the pickup address. */
export const DeliveryLogistics = Shape({
  deliveryTime: maybeNull(Text(500)),
  instructions: maybeNull(Text(1000)),
  deliveryTimeSlot: maybe(DeliveryTimeSlot),
  pickupDetails: maybe(Shape({ address: maybe(Address), businessLocation: deprecated(Type.Boolean()), pickupMethod: maybe(PickupMethod) })),
})

const ChargeType = Type.Enum(['HANDLING_FEE', 'INSURANCE'])

/** Which carrier delivers which line items, if an option covers only some of them. */
const DeliveryAllocation = Shape({
  deliveryCarrier: maybe(Shape({ appId: maybeNull(Guid), code: maybe(Text(250)) })),
  deliveryRegion: maybe(Shape({ id: maybeNull(Guid), name: maybeNull(Text(100)) })),
  applicableLineItems: maybe(Shape({ lineItemIds: maybe(Type.Array(Text(100, 1), { maxItems: 300 })) })),
})
const DeliveryAllocations = Type.Array(DeliveryAllocation, { maxItems: 300 })

const ShippingPrice = Shape({
  price: maybe(MultiCurrencyPrice),
  otherCharges: maybe(Type.Array(Shape({ type: maybe(ChargeType), price: maybe(MultiCurrencyPrice), details: maybeNull(Text(250)) }))),
})

/** A delivery option of a cart or checkout, with its cost before tax. */
export const ShippingOption = Shape({
  code: maybe(Text(100)),
  title: maybe(Text(250)),
  logistics: maybe(DeliveryLogistics),
  cost: maybe(ShippingPrice),
  deliveryAllocations: maybe(DeliveryAllocations),
  partial: maybeNull(Type.Boolean()),
})

/** The delivery options of one carrier for this destination. */
export const CarrierServiceOption = Shape({ carrierId: maybe(Guid), shippingOptions: maybe(Type.Array(ShippingOption)) })

const SelectedOptionPrices = Shape({
  price: maybe(MultiCurrencyPrice),
  totalDiscount: maybe(MultiCurrencyPrice),
  totalPriceBeforeTax: maybe(MultiCurrencyPrice),
  totalPriceAfterTax: maybe(MultiCurrencyPrice),
  taxDetails: maybe(TaxDetails),
})

/** The selected delivery option. A buyer sends `code` (and `carrierId`); the server calculates the rest. `requestedShippingOption` is false if the
 *  requested option wasn't available and another one was selected. */
export const SelectedCarrierServiceOption = Shape({
  code: maybe(Text(100)),
  carrierId: maybeNull(Guid),
  title: readOnly(Text(250)),
  logistics: readOnly(DeliveryLogistics),
  cost: readOnly(SelectedOptionPrices),
  requestedShippingOption: readOnly(Type.Boolean()),
  otherCharges: deprecated(
    Type.Array(Shape({ type: maybe(ChargeType), details: maybeNull(Text(200)), cost: maybe(SelectedOptionPrices) })),
  ),
  deliveryAllocations: maybe(DeliveryAllocations),
  partial: maybeNull(Type.Boolean()),
})
