import { Type } from 'typebox'
import { Address } from './address.ts'
import { MultiCurrencyPrice } from './money.ts'
import { deprecated, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text } from './scalars.ts'
import { TaxDetails } from './tax.ts'

/** Whether the buyer fetches at the shop or at somebody else's counter. */
export const PickupMethod = Type.Enum(['STORE_PICKUP', 'PICKUP_POINT'])

/** The region of the shop's delivery settings that an address lies in. */
export const ShippingRegion = Shape({ id: readOnly(Guid), name: maybe(Text(100)) })

/** A delivery option as a buyer chooses it: `code` of one of the `carrierServiceOptions`, and its carrier where codes repeat. */
export const SelectedShippingOption = Shape({ carrierId: maybeNull(Guid), code: maybe(Text(100, 1)) })

/** Between when and when something is brought. */
export const DeliveryTimeSlot = Shape({ from: maybeNull(Instant), to: maybeNull(Instant) })

/** How long delivery takes, in words, the slot it was given, and where to pick up. */
export const DeliveryLogistics = Shape({
  deliveryTime: maybeNull(Text(500)),
  instructions: maybeNull(Text(1000)),
  deliveryTimeSlot: maybe(DeliveryTimeSlot),
  pickupDetails: maybe(Shape({ address: maybe(Address), businessLocation: deprecated(Type.Boolean()), pickupMethod: maybe(PickupMethod) })),
})

const ChargeType = Type.Enum(['HANDLING_FEE', 'INSURANCE'])

/** Which carrier takes which line items where an option covers only some of them. */
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

/** A way a cart or checkout can be delivered, with its cost before tax. */
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

/** The delivery option that counts. A buyer sends `code` (and `carrierId`); the rest is reckoned. `requestedShippingOption` is false where another than the asked one had to be taken. */
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
