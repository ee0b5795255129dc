import { Answered } from '../answered.ts'
import { Image } from '../image.ts'
import { ItemReference, lineItemFields, Quantity, quantityOf } from '../line-item.ts'
import { MultiCurrencyPrice } from '../money.ts'
import { Free, Guid, readOnly, Shape } from '../scalars.ts'
import { TaxDetails } from '../tax.ts'

/** The fields of a line item in a checkout. */
export const checkoutLineItemFields = {
  ...lineItemFields,
  media: readOnly(Image),
  /** Taken off all of them. */
  discount: readOnly(MultiCurrencyPrice),
  totalPriceBeforeTax: readOnly(MultiCurrencyPrice),
  totalPriceAfterTax: readOnly(MultiCurrencyPrice),
  taxDetails: readOnly(TaxDetails),
}

/** An item in a checkout, as answered, with what it comes to (commerce §3). */
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

/** An item to put into a checkout: what it is, and how many. A line item read from a cart or checkout may be sent as it is. */
export const NewCheckoutLineItem = Shape({
  ...checkoutLineItemFields,
  catalogReference: ItemReference,
  quantity: Quantity,
  image: readOnly(Image),
  taxGroupId: readOnly(Guid),
  selectedMembership: readOnly(Free),
})

/** A new quantity for a line item of a checkout. */
export const CheckoutLineItemQuantity = quantityOf(checkoutLineItemFields)
