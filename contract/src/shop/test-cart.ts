import { Type } from 'typebox'
import { Address } from '../address.ts'
import { Amount } from '../decimals.ts'
import { ItemReference, Quantity } from '../line-item.ts'
import { Price } from '../money.ts'
import { maybe, maybeNull, Nullable, Shape, Text } from '../scalars.ts'
import { TotalsExplained } from '../totals-explained.ts'
import { DeliveryEstimate } from './delivery-options.ts'
import { ShopSettingsChanges } from './settings.ts'

/** What is put into a test cart: a thing of the catalogue, or a name and a price of any kind. */
const TestLine = Shape({
  catalogReference: maybe(ItemReference),
  name: maybe(Text(200)),
  /** Of one. */
  price: maybe(Amount),
  /** Whether something is sent or fetched; true where it is left out. Of a thing of the catalogue its product says so. */
  deliverable: maybe(Type.Boolean()),
  quantity: maybe(Quantity),
})

/** A discount to try: an amount, or a percentage of what the goods, or the delivery, cost before discounts. */
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

/** A cart that nobody keeps. */
export const TestCart = Shape({
  lines: Type.Array(TestLine, { minItems: 1, maxItems: 100 }),
  discounts: maybe(Type.Array(TestDiscount, { maxItems: 20 })),
  destination: maybeNull(Address),
  billingAddress: maybeNull(Address),
  /** The way of delivery by its code; the first there is, where it is left out. */
  deliveryCode: maybe(Text(100)),
  /** Settings as they might be: tried, not kept. */
  settings: maybe(ShopSettingsChanges),
})

const TestedLine = Shape({
  name: Type.String(),
  quantity: Type.Integer(),
  /** NOT_FOUND: the catalogue has no such thing, and it is in no total. */
  status: Type.Enum(['AVAILABLE', 'PARTIALLY_AVAILABLE', 'NOT_AVAILABLE', 'NOT_FOUND']),
  /** Of one, and of all of them before and after what is taken off. */
  price: maybe(Price),
  lineTotal: maybe(Price),
  discount: maybe(Price),
  tax: maybe(Price),
  totalAfterTax: maybe(Price),
})

/** What delivery costs there, and why: the region that counts, because it names the country or takes all others. */
const TestedDelivery = Shape({
  status: Type.Enum(['NOT_NEEDED', 'ADDRESS_NEEDED', 'NOT_DELIVERED_THERE', 'PROPOSED', 'CHOSEN']),
  region: maybe(Shape({ id: Type.String(), name: Type.String(), because: Type.Enum(['COUNTRY_IS_NAMED', 'REST_OF_WORLD']) })),
  /** Each with what the whole cart would come to. */
  options: Type.Array(Shape({ ...DeliveryEstimate.properties, selected: Type.Boolean(), total: Price })),
})

/** Where the cart is taxed, why there, and by which taxes. None: nothing is taxed there. */
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

/** What a cart comes to, and why. */
export const TestedCart = Shape({
  lines: Type.Array(TestedLine),
  delivery: TestedDelivery,
  tax: TestedTax,
  explanation: TotalsExplained,
  /** An order with any of these would be refused. */
  problems: Type.Array(Type.Enum(['NO_DELIVERY_TO_ADDRESS', 'SELECTED_DELIVERY_UNAVAILABLE', 'ITEM_NOT_FOUND', 'ITEM_NOT_AVAILABLE'])),
})
