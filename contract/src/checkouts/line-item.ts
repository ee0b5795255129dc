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
  /** Discount on the full quantity. */
  discount: readOnly(MultiCurrencyPrice),
  totalPriceBeforeTax: readOnly(MultiCurrencyPrice),
  totalPriceAfterTax: readOnly(MultiCurrencyPrice),
  taxDetails: readOnly(TaxDetails),
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
  catalogReference: ItemReference,
  quantity: Quantity,
  image: readOnly(Image),
  taxGroupId: readOnly(Guid),
  selectedMembership: readOnly(Free),
})

/** A new quantity for a line item of a checkout. */
export const CheckoutLineItemQuantity = quantityOf(checkoutLineItemFields)
