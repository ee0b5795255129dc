import { Answered } from '../answered.ts'
import { checkoutLineItemFields } from '../checkouts/line-item.ts'
import { Image } from '../image.ts'
import { ItemReference, lineItemFields, Quantity, quantityOf } from '../line-item.ts'
import { Guid, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'

const fields = {
  ...lineItemFields,
  image: readOnly(Image),
  taxGroupId: readOnly(Guid),
  /** The membership that pays for this line; it counts only where the buyer has it. */
  selectedMembership: maybeNull(Shape({ id: Text(100, 1), appId: Guid })),
}

/** An item in a cart, as answered (commerce §3). Prices are in the site's currency and, converted, in the buyer's. */
export const CartLineItem = Answered(Shape(fields), [
  'id',
  'quantity',
  'productName',
  'descriptionLines',
  'itemType',
  'availability',
  'paymentOption',
  'price',
  'fullPrice',
  'priceBeforeDiscounts',
  'lineItemPrice',
])

/** An item to put into a cart: what it is, and how many. A line item read from a cart or checkout may be sent as it is. */
export const NewCartLineItem = Shape({ ...checkoutLineItemFields, ...fields, catalogReference: ItemReference, quantity: Quantity })

/** The same in an update, where one is meant when no quantity is given. */
export const UpdatedCartLineItem = Shape({
  ...checkoutLineItemFields,
  ...fields,
  catalogReference: ItemReference,
  quantity: maybe(Quantity),
})

/** A new quantity for a line item of a cart. */
export const CartLineItemQuantity = quantityOf({ ...checkoutLineItemFields, ...fields })
