import { Type } from 'typebox'
import { Address } from '../address.ts'
import { Amount } from '../decimals.ts'
import { ItemReference, Quantity } from '../line-item.ts'
import { Price } from '../money.ts'
import { maybe, maybeNull, Nullable, Shape, Text } from '../scalars.ts'
import { TotalsExplained } from '../totals-explained.ts'
import { DeliveryEstimate } from './delivery-options.ts'
import { ShopSettingsChanges } from './settings.ts'

/** An item of a test cart: one of the catalogue, or any name and price. */
const TestLine = Shape({
  catalogReference: maybe(ItemReference),
  name: maybe(Text(200)),
  /** Per unit. */
  price: maybe(Amount),
  /** Whether the item is delivered or picked up. True by default; for an item of the catalogue its product decides. */
  deliverable: maybe(Type.Boolean()),
  quantity: maybe(Quantity),
})

/** A discount to try: an amount, or a percentage of the price of the items or the delivery before discounts. */
const TestDiscount = Shape({
  name: Text(100, 1),
  amount: maybeNull(Amount),
  percentage: maybeNull(
    Type.String({
      pattern: '^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,4})?$',
      description: 'a percentage in a string',
      decimal: { minimum: '0', maximum: '100', scale: 4 },
    }),
  ),
  on: maybe(Type.Enum(['GOODS', 'DELIVERY'])),
})

/** A cart that isn't stored. */
export const TestCart = Shape({
  lines: Type.Array(TestLine, { minItems: 1, maxItems: 100 }),
  discounts: maybe(Type.Array(TestDiscount, { maxItems: 20 })),
  destination: maybeNull(Address),
  billingAddress: maybeNull(Address),
  /** The code of the delivery option. The first available one by default. */
  deliveryCode: maybe(Text(100)),
  /** Settings to try. They aren't saved. */
  settings: maybe(ShopSettingsChanges),
})

const TestedLine = Shape({
  name: Type.String(),
  quantity: Type.Integer(),
  /** NOT_FOUND: the item isn't in the catalogue and isn't part of any total. */
  status: Type.Enum(['AVAILABLE', 'PARTIALLY_AVAILABLE', 'NOT_AVAILABLE', 'NOT_FOUND']),
  /** Per unit, and for the full quantity before and after discounts. */
  price: maybe(Price),
  lineTotal: maybe(Price),
  discount: maybe(Price),
  tax: maybe(Price),
  totalAfterTax: maybe(Price),
})

/** The cost of delivery to the destination, with its region, which names the country or includes the rest of the world. */
const TestedDelivery = Shape({
  status: Type.Enum(['NOT_NEEDED', 'ADDRESS_NEEDED', 'NOT_DELIVERED_THERE', 'PROPOSED', 'CHOSEN']),
  region: maybe(Shape({ id: Type.String(), name: Type.String(), because: Type.Enum(['COUNTRY_IS_NAMED', 'REST_OF_WORLD']) })),
  /** Each with the total of the cart if it is selected. */
  options: Type.Array(Shape({ ...DeliveryEstimate.properties, selected: Type.Boolean(), total: Price })),
})

/** The region in which the cart is taxed, the reason for it, and its taxes. An empty list: nothing is taxed there. */
const TestedTax = Shape({
  country: Nullable(Type.String()),
  subdivision: Nullable(Type.String()),
  because: Type.Enum(['PICKUP_PLACE', 'DESTINATION', 'BILLING_ADDRESS', 'SHOP_ADDRESS']),
  regions: Type.Array(
    Shape({
      name: Type.String(),
      ratePercent: Type.String(),
      country: Type.String(),
      subdivision: maybe(Type.String()),
      because: Type.Enum(['SUBDIVISION_IS_NAMED', 'COUNTRY_IS_NAMED']),
    }),
  ),
})

/** The totals of a cart, explained. */
export const TestedCart = Shape({
  lines: Type.Array(TestedLine),
  delivery: TestedDelivery,
  tax: TestedTax,
  explanation: TotalsExplained,
  /** The problems that would prevent an order. */
  problems: Type.Array(Type.Enum(['NO_DELIVERY_TO_ADDRESS', 'SELECTED_DELIVERY_UNAVAILABLE', 'ITEM_NOT_FOUND', 'ITEM_NOT_AVAILABLE'])),
})
