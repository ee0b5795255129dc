import { Answered } from '../answered.ts'
import { checkoutLineItemFields } from '../checkouts/line-item.ts'
import { Image } from '../image.ts'
import { ItemReference, lineItemFields, Quantity, quantityOf } from '../line-item.ts'
import { Guid, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'

const fields = {
  ...lineItemFields,
  image: readOnly(Image),
  taxGroupId: readOnly(Guid),
  /** The membership that pays for this line. It only applies if the buyer has it. */
  selectedMembership: maybeNull(Shape({ id: Text(100, 1), appId: Guid })),
}

/** A line item of a cart in a response (commerce §3). Prices are in the site's currency and, converted, in the buyer's. */
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

/** A line item to add to a cart: the catalogue reference and the quantity. A line item read from a cart or checkout can be sent as it is. */
export const NewCartLineItem = Shape({ ...checkoutLineItemFields, ...fields, catalogReference: ItemReference, quantity: Quantity })

/** The same for updates, in which the quantity is 1 by default. */
export const UpdatedCartLineItem = Shape({
  ...checkoutLineItemFields,
  ...fields,
  catalogReference: ItemReference,
  quantity: maybe(Quantity),
})

/** A new quantity for a line item of a cart. */
export const CartLineItemQuantity = quantityOf({ ...checkoutLineItemFields, ...fields })
