import { Answered } from '../answered.ts'
import { Image } from '../image.ts'
import { ItemReference, lineItemFields, Quantity, quantityOf } from '../line-item.ts'
import { MultiCurrencyPrice } from '../money.ts'
import { field, Free, Guid, readOnly, Shape } from '../scalars.ts'
import { TaxDetails } from '../tax.ts'

/** The fields of a line item in a checkout. */
export const checkoutLineItemFields = {
  ...lineItemFields,
  media: readOnly(Image, 'Picture of the item or, if it has some, of the selected choice.'),
  discount: readOnly(MultiCurrencyPrice, 'Reduction of all units by discounts on the checkout.'),
  totalPriceBeforeTax: readOnly(MultiCurrencyPrice, 'Price of all units after discounts, without tax.'),
  totalPriceAfterTax: readOnly(MultiCurrencyPrice, 'Price of all units after discounts, with tax: what the buyer pays for the line.'),
  taxDetails: readOnly(TaxDetails, 'Tax on the line.'),
}

/** A line item of a checkout, with its prices and totals (commerce §3). */
export const CheckoutLineItem = Answered(Shape(checkoutLineItemFields), [
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
  'discount',
  'totalPriceBeforeTax',
  'totalPriceAfterTax',
  'taxDetails',
])

/** A line item to add to a checkout: the catalogue reference and the quantity. A line item read from a cart or checkout can be sent as it is. */
export const NewCheckoutLineItem = Shape({
  ...checkoutLineItemFields,
  catalogReference: field(ItemReference, 'The item and variant to add.'),
  quantity: field(Quantity, 'Number of units to add.'),
  image: readOnly(Image, 'Picture of the line as read from a cart. Ignored.'),
  taxGroupId: readOnly(Guid, 'Tax group of the line as read from a cart. Ignored.'),
  selectedMembership: readOnly(Free, 'Membership of the line as read from a cart. Ignored.'),
})

/** A new quantity for a line item of a checkout. */
export const CheckoutLineItemQuantity = quantityOf(checkoutLineItemFields)
