import { Type } from 'typebox'
import { Address } from './address.ts'
import { MultiCurrencyPrice } from './money.ts'
import { deprecated, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text } from './scalars.ts'
import { TaxDetails } from './tax.ts'

/** Whether the buyer picks up at the shop or at a third party's pickup point. */
export const PickupMethod = Type.Enum(['STORE_PICKUP', 'PICKUP_POINT'])

/** The delivery region of the shop's settings that an address belongs to. */
export const ShippingRegion = Shape({
  id: readOnly(Guid, 'ID of the delivery region in the shop’s settings.'),
  name: maybe(Text(100), 'Name that the shop gave the region.'),
})

/** A delivery option as a buyer selects it: the `code` of one of the `carrierServiceOptions`, and its carrier if codes repeat. */
export const SelectedShippingOption = Shape({
  carrierId: maybeNull(Guid, 'ID of the carrier. Needed only if two carriers have an option with the same code.'),
  code: maybe(Text(100, 1), 'Code of the delivery option, as listed in `carrierServiceOptions`.'),
})

/** The time range of a delivery. */
export const DeliveryTimeSlot = Shape({
  from: maybeNull(Instant, 'Start of the time range.'),
  to: maybeNull(Instant, 'End of the time range.'),
})

/** Delivery time as text, the reserved time slot, and the pickup address. */
export const DeliveryLogistics = Shape({
  deliveryTime: maybeNull(Text(500), 'How long delivery takes, as text for the buyer, such as “1 to 3 working days”.'),
  instructions: maybeNull(Text(1000), 'What the buyer needs to know for delivery or pickup.'),
  deliveryTimeSlot: maybe(DeliveryTimeSlot, 'Time range in which the delivery arrives.'),
  pickupDetails: maybe(
    Shape({
      address: maybe(Address, 'Address of the pickup location.'),
      businessLocation: deprecated(Type.Boolean(), 'Whether the pickup location is the shop itself.'),
      pickupMethod: maybe(PickupMethod, 'Whether the location belongs to the shop or to a third party.'),
    }),
    'Where to pick up the order. Absent for deliveries.',
  ),
})

const ChargeType = Type.Enum(['HANDLING_FEE', 'INSURANCE'])

/** Which carrier delivers which line items, if an option covers only some of them. */
const DeliveryAllocation = Shape({
  deliveryCarrier: maybe(
    Shape({ appId: maybeNull(Guid, 'ID of the carrier’s app.'), code: maybe(Text(250), 'Code of the carrier’s service.') }),
    'Carrier that delivers the line items.',
  ),
  deliveryRegion: maybe(
    Shape({ id: maybeNull(Guid, 'ID of the delivery region.'), name: maybeNull(Text(100), 'Name of the delivery region.') }),
    'Region that the carrier delivers to.',
  ),
  applicableLineItems: maybe(
    Shape({ lineItemIds: maybe(Type.Array(Text(100, 1), { maxItems: 300 }), 'IDs of the line items.') }),
    'The line items that this carrier delivers.',
  ),
})
const DeliveryAllocations = Type.Array(DeliveryAllocation, { maxItems: 300 })

const ShippingPrice = Shape({
  price: maybe(MultiCurrencyPrice, 'Cost of the delivery itself, before discounts.'),
  otherCharges: maybe(
    Type.Array(
      Shape({
        type: maybe(ChargeType, 'What is charged for.'),
        price: maybe(MultiCurrencyPrice, 'Amount of the charge.'),
        details: maybeNull(Text(250), 'More about the charge, as text for the buyer.'),
      }),
    ),
    'Charges on top of the delivery cost, such as insurance.',
  ),
})

/** A delivery option of a cart or checkout, with its cost before tax. */
export const ShippingOption = Shape({
  code: maybe(Text(100), 'Code by which the option is selected, unique in the shop.'),
  title: maybe(Text(250), 'Name of the option as buyers see it.'),
  logistics: maybe(DeliveryLogistics, 'Delivery time, instructions and pickup address.'),
  cost: maybe(ShippingPrice, 'Cost of the option for this cart or checkout.'),
  deliveryAllocations: maybe(DeliveryAllocations, 'Which line items each carrier delivers, if the option covers only some.'),
  partial: maybeNull(Type.Boolean(), 'Whether the option delivers only a part of the items.'),
})

/** The delivery options of one carrier for this destination. */
export const CarrierServiceOption = Shape({
  carrierId: maybe(Guid, 'ID of the carrier. The shop’s own delivery is one carrier.'),
  shippingOptions: maybe(Type.Array(ShippingOption), 'The carrier’s options for the destination, in the order of the settings.'),
})

const SelectedOptionPrices = Shape({
  price: maybe(MultiCurrencyPrice, 'Cost before discounts, as the shop shows its prices.'),
  totalDiscount: maybe(MultiCurrencyPrice, 'Reduction of the delivery cost.'),
  totalPriceBeforeTax: maybe(MultiCurrencyPrice, 'Cost after discounts, without tax.'),
  totalPriceAfterTax: maybe(MultiCurrencyPrice, 'Cost after discounts, with tax: what the buyer pays.'),
  taxDetails: maybe(TaxDetails, 'Tax on the delivery.'),
})

/** The selected delivery option. A buyer sends `code` (and `carrierId`); the server calculates the rest. `requestedShippingOption` is false if the
 *  requested option wasn't available and another one was selected. */
export const SelectedCarrierServiceOption = Shape({
  code: maybe(Text(100), 'Code of the selected option.'),
  carrierId: maybeNull(Guid, 'ID of the option’s carrier.'),
  title: readOnly(Text(250), 'Name of the option as buyers see it.'),
  logistics: readOnly(DeliveryLogistics, 'Delivery time, instructions and pickup address.'),
  cost: readOnly(SelectedOptionPrices, 'Cost, discount and tax of the delivery.'),
  requestedShippingOption: readOnly(Type.Boolean(), 'False if the requested option isn’t available and another one was taken.'),
  otherCharges: deprecated(
    Type.Array(
      Shape({
        type: maybe(ChargeType, 'What is charged for.'),
        details: maybeNull(Text(200), 'More about the charge, as text for the buyer.'),
        cost: maybe(SelectedOptionPrices, 'Amount, discount and tax of the charge.'),
      }),
    ),
    'Charges on top of the delivery cost.',
  ),
  deliveryAllocations: maybe(DeliveryAllocations, 'Which line items each carrier delivers, if the option covers only some.'),
  partial: maybeNull(Type.Boolean(), 'Whether the option delivers only a part of the items.'),
})
