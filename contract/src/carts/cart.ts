import { Type } from 'typebox'
import { AddressWithContact } from '../address.ts'
import { Answered } from '../answered.ts'
import { OverrideCheckoutUrl } from '../checkouts/override-checkout-url.ts'
import { SelectedShippingOption } from '../delivery.ts'
import { ExtendedFields } from '../extended-fields.ts'
import { lineItemsMax } from '../line-item.ts'
import { MultiCurrencyPrice } from '../money.ts'
import { Currency, Guid, Instant, maybe, maybeNull, Nullable, readOnly, Shape, Text } from '../scalars.ts'
import { onlyFrom, shopSide } from '../sent-by.ts'
import { WeightUnit } from '../weight-unit.ts'
import { CartBuyerInfo } from './buyer-info.ts'
import { CartLineItem } from './line-item.ts'

/** A discount of a cart. Its amount is part of the estimate (`estimateCurrentCartTotals`). */
export const CartDiscount = Shape({
  coupon: maybe(
    Shape({ id: maybe(Text(100), 'ID of the coupon.'), code: maybe(Text(100), 'Code that the buyer entered.') }),
    'The coupon, if the discount comes from one.',
  ),
  merchantDiscount: maybe(
    Shape({ amount: maybe(MultiCurrencyPrice, 'Reduction in money over all lines that it covers.') }),
    'The discount, if the shop gave it by hand.',
  ),
})

/** Fields of a cart that a caller can write (wire `cartInfo`). Present keys are updated, null clears a value and absent keys stay unchanged. A cart that
 *  was read before can be sent back as a whole. */
export const CartInfo = Shape({
  id: readOnly(Guid, 'ID of the cart.'),
  revision: readOnly(Type.String(), 'Number of the cart’s last change, counting from 1.'),
  lineItems: readOnly(Type.Array(CartLineItem, { maxItems: lineItemsMax }), 'The items in the cart.'),
  buyerNote: maybeNull(Text(1000), 'Note of the buyer to the shop, such as “Please ring twice”.'),
  buyerInfo: maybe(CartBuyerInfo, 'Who buys, and their email address.'),
  contactInfo: maybeNull(AddressWithContact, 'Destination of the delivery and the person there.'),
  selectedShippingOption: maybeNull(SelectedShippingOption, 'Delivery option that the buyer prefers. Null if none was chosen.'),
  extendedFields: maybeNull(ExtendedFields, 'Fields of apps and of the shop.'),
  businessLocationId: maybeNull(Guid, 'ID of the location that the buyer buys from.'),
  overrideCheckoutUrl: onlyFrom(shopSide, Nullable(OverrideCheckoutUrl), 'Checkout page of the client’s own, used instead of the shop’s.'),
  appliedDiscounts: readOnly(Type.Array(CartDiscount), 'Discounts that aren’t part of the lines’ prices.'),
  subtotal: readOnly(MultiCurrencyPrice, 'Sum of the lines’ prices, before discounts of the cart, delivery and tax.'),
  currency: readOnly(Currency, 'Currency of the shop, as a three-letter ISO 4217 code.'),
  conversionCurrency: readOnly(Currency, 'Currency of the converted amounts; the shop’s, as long as it has only one.'),
  paymentCurrency: readOnly(Currency, 'Currency in which the buyer pays.'),
  buyerLanguage: readOnly(Nullable(Text(20)), 'Language in which the buyer sees the shop, such as `en`.'),
  siteLanguage: readOnly(Nullable(Text(20)), 'Language in which the shop’s texts are written, such as `en`.'),
  taxIncludedInPrices: readOnly(Type.Boolean(), 'Whether the prices include tax.'),
  weightUnit: readOnly(WeightUnit, 'Unit of all weights.'),
  checkoutId: readOnly(Nullable(Guid), 'ID of the checkout that was last created from the cart. Absent if there is none.'),
  purchaseFlowId: readOnly(Nullable(Guid), 'ID that joins the steps of one purchase for analytics.'),
  createdDate: readOnly(Instant, 'When the cart was created.'),
  updatedDate: readOnly(Instant, 'When the cart was last changed.'),
})

/** The caller's cart: line items, buyer and destination (commerce §3). `checkoutId` is the checkout that was last created from it. */
export const Cart = Answered(CartInfo, [
  'id',
  'lineItems',
  'buyerInfo',
  'appliedDiscounts',
  'subtotal',
  'currency',
  'conversionCurrency',
  'taxIncludedInPrices',
  'weightUnit',
  'createdDate',
  'updatedDate',
])
