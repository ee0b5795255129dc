import { Type } from 'typebox'
import { ProductName } from '../item.ts'
import { Price } from '../money.ts'
import { Guid, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'

const TranslatedValue = Shape({
  original: maybe(Type.String({ minLength: 1 }), 'The text in the site’s language.'),
  translated: maybeNull(Type.String({ minLength: 1 }), 'The text in the buyer’s language, if it was translated.'),
})
const ShippingTotal = Shape({
  total: maybe(Price, 'Cost of the delivery.'),
  shippingTitle: maybe(Text(250), 'Name of the delivery option.'),
})

const ChangedLineItem = Shape({
  id: maybe(Guid, 'ID of the line item.'),
  name: maybe(ProductName, 'Name of the item.'),
  quantity: maybe(
    Shape({
      originalQuantity: maybe(Whole(0, 1_000_000), 'Quantity before the change.'),
      newQuantity: maybe(Whole(0, 1_000_000), 'Quantity after the change.'),
      diff: maybe(Whole(1, 1_000_000), 'Difference of the two, as a positive number.'),
      deltaType: maybe(Type.Enum(['QUANTITY_INCREASED', 'QUANTITY_DECREASED']), 'Whether the quantity went up or down.'),
    }),
    'How the quantity changed.',
  ),
  price: maybe(
    Shape({ originalPrice: maybe(Price, 'Price before the change.'), newPrice: maybe(Price, 'Price after the change.') }),
    'How the price changed.',
  ),
})

const ManagedLineItem = Shape({
  id: maybe(Guid, 'ID of the line item.'),
  name: maybe(ProductName, 'Name of the item.'),
  quantity: maybe(Whole(1, 1_000_000), 'Number of units that were added or removed.'),
})

/** A discount or fee: the lines it applied to, and its amount. */
const ManagedAmount = Shape({
  id: maybe(Guid, 'ID of the discount or fee.'),
  name: maybe(TranslatedValue, 'Name of the discount or fee.'),
  affectedLineItems: maybe(
    Type.Array(
      Shape({
        id: maybe(Guid, 'ID of the line item.'),
        name: maybe(ProductName, 'Name of the item.'),
        amount: maybe(Price, 'The line’s part of the amount.'),
      }),
    ),
    'The line items that it applies to.',
  ),
  totalAmount: maybe(Price, 'Amount over all lines.'),
})

/** A change to an order after it was placed. Exactly one of the fields is set. */
export const OrderChange = Shape({
  lineItemChanged: maybe(ChangedLineItem, 'A line item that was changed.'),
  lineItemAdded: maybe(ManagedLineItem, 'A line item that was added.'),
  lineItemRemoved: maybe(ManagedLineItem, 'A line item that was removed.'),
  discountAdded: maybe(ManagedAmount, 'A discount that was added.'),
  discountRemoved: maybe(ManagedAmount, 'A discount that was removed.'),
  additionalFeeAdded: maybe(ManagedAmount, 'A fee that was added.'),
  additionalFeeRemoved: maybe(ManagedAmount, 'A fee that was removed.'),
  totalPriceChanged: maybe(
    Shape({ originalTotal: maybe(Price, 'Total before the change.'), newTotal: maybe(Price, 'Total after the change.') }),
    'How the total changed.',
  ),
  shippingInformationChanged: maybe(
    Shape({
      originalShippingInfo: maybe(ShippingTotal, 'Delivery before the change.'),
      newShippingInfo: maybe(ShippingTotal, 'Delivery after the change.'),
    }),
    'How the delivery changed.',
  ),
})
