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
  coupon: maybe(Shape({ id: maybe(Text(100)), code: maybe(Text(100)) })),
  merchantDiscount: maybe(Shape({ amount: maybe(MultiCurrencyPrice) })),
})

/** Fields of a cart that a caller can write (wire `cartInfo`). Present keys are updated, null clears a value and absent keys stay unchanged. A cart that
 *  was read before can be sent back as a whole. */
export const CartInfo = Shape({
  id: readOnly(Guid),
  revision: readOnly(Type.String()),
  lineItems: readOnly(Type.Array(CartLineItem, { maxItems: lineItemsMax })),
  buyerNote: maybeNull(Text(1000)),
  buyerInfo: maybe(CartBuyerInfo),
  contactInfo: maybeNull(AddressWithContact),
  selectedShippingOption: maybeNull(SelectedShippingOption),
  extendedFields: maybeNull(ExtendedFields),
  businessLocationId: maybeNull(Guid),
  overrideCheckoutUrl: onlyFrom(shopSide, Nullable(OverrideCheckoutUrl)),
  appliedDiscounts: readOnly(Type.Array(CartDiscount)),
  /** The prices of all line items, before discounts of the cart, delivery and tax. */
  subtotal: readOnly(MultiCurrencyPrice),
  currency: readOnly(Currency),
  conversionCurrency: readOnly(Currency),
  paymentCurrency: readOnly(Currency),
  buyerLanguage: readOnly(Nullable(Text(20))),
  siteLanguage: readOnly(Nullable(Text(20))),
  taxIncludedInPrices: readOnly(Type.Boolean()),
  weightUnit: readOnly(WeightUnit),
  checkoutId: readOnly(Nullable(Guid)),
  purchaseFlowId: readOnly(Nullable(Guid)),
  createdDate: readOnly(Instant),
  updatedDate: readOnly(Instant),
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
