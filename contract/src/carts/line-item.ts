import { Answered } from '../answered.ts'
import { checkoutLineItemFields } from '../checkouts/line-item.ts'
import { Image } from '../image.ts'
import { ItemReference, lineItemFields, Quantity, quantityOf } from '../line-item.ts'
import { field, Guid, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'

const fields = {
  ...lineItemFields,
  image: readOnly(Image, 'Picture of the item or, if it has some, of the selected choice.'),
  taxGroupId: readOnly(Guid, 'Tax group of the item. Absent for the default group.'),
  selectedMembership: maybeNull(
    Shape({ id: field(Text(100, 1), 'ID of the membership.'), appId: field(Guid, 'ID of the app that offers the membership.') }),
    'The membership that pays for the line. It applies only if the buyer has it.',
  ),
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
export const NewCartLineItem = Shape({
  ...checkoutLineItemFields,
  ...fields,
  catalogReference: field(ItemReference, 'The item and variant to add.'),
  quantity: field(Quantity, 'Number of units to add.'),
})

/** The same for updates, in which the quantity is 1 by default. */
export const UpdatedCartLineItem = Shape({
  ...checkoutLineItemFields,
  ...fields,
  catalogReference: field(ItemReference, 'The item and variant to add.'),
  quantity: maybe(Quantity, 'Number of units to add. 1 by default.'),
})

/** A new quantity for a line item of a cart. */
export const CartLineItemQuantity = quantityOf({ ...checkoutLineItemFields, ...fields })
