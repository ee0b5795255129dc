import { Type } from 'typebox'
import { Address } from '../address.ts'
import { Amount } from '../decimals.ts'
import { ItemReference, Quantity } from '../line-item.ts'
import { Price } from '../money.ts'
import { field, maybe, maybeNull, Nullable, Shape, Text } from '../scalars.ts'
import { TotalsExplained } from '../totals-explained.ts'
import { DeliveryEstimate } from './delivery-options.ts'
import { ShopSettingsChanges } from './settings.ts'

/** An item of a test cart: one of the catalogue, or any name and price. */
const TestLine = Shape({
  catalogReference: maybe(ItemReference, 'Item of the catalogue. Send either this or a price.'),
  name: maybe(Text(200), 'Name of the item in the result. Empty by default.'),
  price: maybe(Amount, 'Price per unit, for an item outside the catalogue.'),
  deliverable: maybe(
    Type.Boolean(),
    'Whether the item is delivered or picked up. True by default; for an item of the catalogue its product decides.',
  ),
  quantity: maybe(Quantity, 'Number of units. 1 by default.'),
})

/** A discount to try: an amount, or a percentage of the price of the items or the delivery before discounts. */
const TestDiscount = Shape({
  name: field(Text(100, 1), 'Name of the discount in the result.'),
  amount: maybeNull(Amount, 'Reduction in money. Send either this or a percentage.'),
  percentage: maybeNull(
    Type.String({
      pattern: '^(0|[1-9][0-9]{0,2})(\\.[0-9]{1,4})?$',
      form: 'a percentage in a string',
      decimal: { minimum: '0', maximum: '100', scale: 4 },
    }),
    'Reduction in percent, in a string: `"23"` is 23%.',
  ),
  on: maybe(Type.Enum(['GOODS', 'DELIVERY']), 'What the discount applies to. GOODS by default.'),
})

/** A cart that isn't stored. */
export const TestCart = Shape({
  lines: field(Type.Array(TestLine, { minItems: 1, maxItems: 100 }), 'The items in the cart.'),
  discounts: maybe(Type.Array(TestDiscount, { maxItems: 20 }), 'Discounts to try.'),
  destination: maybeNull(Address, 'Destination of the delivery. Null if the buyer hasn’t given one.'),
  billingAddress: maybeNull(Address, 'Address for the invoice, which decides the tax if nothing is delivered.'),
  deliveryCode: maybe(Text(100), 'Code of the delivery option. The first available one by default.'),
  settings: maybe(ShopSettingsChanges, 'Settings to try. They aren’t saved.'),
})

const TestedLine = Shape({
  name: field(Type.String(), 'Name of the item.'),
  quantity: field(Type.Integer(), 'Number of units.'),
  status: field(
    Type.Enum(['AVAILABLE', 'PARTIALLY_AVAILABLE', 'NOT_AVAILABLE', 'NOT_FOUND']),
    'Whether the quantity is in stock. NOT_FOUND: not in the catalogue and not in any total.',
  ),
  price: maybe(Price, 'Price per unit.'),
  lineTotal: maybe(Price, 'Price of all units, before discounts.'),
  discount: maybe(Price, 'Reduction of the line by the discounts.'),
  tax: maybe(Price, 'Tax on the line.'),
  totalAfterTax: maybe(Price, 'What the buyer pays for the line, with tax.'),
})

/** The cost of delivery to the destination, with its region, which names the country or includes the rest of the world. */
const TestedDelivery = Shape({
  status: field(
    Type.Enum(['NOT_NEEDED', 'ADDRESS_NEEDED', 'NOT_DELIVERED_THERE', 'PROPOSED', 'CHOSEN']),
    'Whether delivery is needed, possible, and which option was taken.',
  ),
  region: maybe(
    Shape({
      id: field(Type.String(), 'ID of the region.'),
      name: field(Type.String(), 'Name of the region.'),
      because: field(
        Type.Enum(['COUNTRY_IS_NAMED', 'REST_OF_WORLD']),
        'Why the region applies: it names the country, or it has the rest of the world.',
      ),
    }),
    'Delivery region that applies. Absent if none does.',
  ),
  options: field(
    Type.Array(
      Shape({
        ...DeliveryEstimate.properties,
        selected: field(Type.Boolean(), 'Whether the totals include this option.'),
        total: field(Price, 'Total of the cart with this option.'),
      }),
    ),
    'The delivery options, each with the total of the cart if it is selected.',
  ),
})

/** The region in which the cart is taxed, the reason for it, and its taxes. An empty list: nothing is taxed there. */
const TestedTax = Shape({
  country: field(Nullable(Type.String()), 'Country that the cart is taxed in. Null if unknown.'),
  subdivision: field(Nullable(Type.String()), 'State, region or province that the cart is taxed in. Null if unknown or without one.'),
  because: field(Type.Enum(['PICKUP_PLACE', 'DESTINATION', 'BILLING_ADDRESS', 'SHOP_ADDRESS']), 'Which address decided the tax.'),
  regions: field(
    Type.Array(
      Shape({
        name: field(Type.String(), 'Name of the tax as buyers see it.'),
        ratePercent: field(Type.String(), 'Rate in percent, in a string: `"23"` is 23%.'),
        country: field(Type.String(), 'Country that levies the tax.'),
        subdivision: maybe(Type.String(), 'State, region or province that levies the tax. Absent for a country’s tax.'),
        because: field(
          Type.Enum(['SUBDIVISION_IS_NAMED', 'COUNTRY_IS_NAMED']),
          'Whether the tax is that of the country or of its subdivision.',
        ),
      }),
    ),
    'Taxes that apply there. Empty if nothing is taxed.',
  ),
})

/** The totals of a cart, explained. */
export const TestedCart = Shape({
  lines: field(Type.Array(TestedLine), 'The lines with their prices, in the order of the request.'),
  delivery: field(TestedDelivery, 'Delivery region, options and what was taken.'),
  tax: field(TestedTax, 'Which address is taxed and at which rates.'),
  explanation: field(TotalsExplained, 'The totals with the steps that lead to them.'),
  problems: field(
    Type.Array(Type.Enum(['NO_DELIVERY_TO_ADDRESS', 'SELECTED_DELIVERY_UNAVAILABLE', 'ITEM_NOT_FOUND', 'ITEM_NOT_AVAILABLE'])),
    'What would prevent an order. Empty if it could be placed.',
  ),
})
