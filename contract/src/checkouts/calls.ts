import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { ChannelType } from '../channel.ts'
import { CustomLineItem } from '../custom-line-item.ts'
import { Amount } from '../decimals.ts'
import { lineItemsMax } from '../line-item.ts'
import { field, Guid, maybe, maybeNull, Nullable, readOnly, Shape, Text } from '../scalars.ts'
import { onlyFrom, shopSide } from '../sent-by.ts'
import { Checkout, CheckoutInfo, CheckoutUpdate } from './checkout.ts'
import { CheckoutLineItemQuantity, NewCheckoutLineItem } from './line-item.ts'
import { OverrideCheckoutUrl } from './override-checkout-url.ts'
import {
  checkoutProblems,
  couponProblems,
  deliveryProblems,
  giftCardProblems,
  itemProblems,
  lineItemProblems,
  openCheckoutProblems,
  orderProblems,
  pricingProblems,
} from './problems.ts'

const family = 'checkouts'
const source = 'commerce §7 "Checkout"'
// Visitors and members can only access their own checkouts; other ids return CHECKOUT_NOT_FOUND.
const CheckoutById = Shape({ id: field(Guid, 'ID of the checkout. `getCheckoutByCartId` takes the ID of its cart.') })
const CheckoutAnswer = Shape({ checkout: field(Checkout, 'The checkout with current prices, stock and totals.') })

const newItems = (max: number) => ({
  lineItems: maybe(Type.Array(NewCheckoutLineItem, { maxItems: max }), 'Items to add from the catalogue.'),
  customLineItems: onlyFrom(shopSide, Type.Array(CustomLineItem, { maxItems: max }), 'Items to add at prices set by the shop.'),
})

const codes = {
  couponCode: maybeNull(Text(100), 'Coupon to apply in place of the previous one. Null leaves it as it is.'),
  giftCardCode: maybeNull(Text(100), 'Gift card to pay with in place of the previous one. Null leaves it as it is.'),
  giftCardRedeemAmount: maybeNull(Amount, 'Amount that the gift card pays at most. As much as possible if absent.'),
  overrideCheckoutUrl: onlyFrom(
    shopSide,
    Nullable(OverrideCheckoutUrl),
    'Checkout page of the client’s own, used instead of the shop’s. Null removes it.',
  ),
}

const checkoutId = '80000000-0000-4000-8000-000000000001'
const lineItemId = '90000000-0000-4000-8000-000000000001'
const oneMug = {
  quantity: 1,
  catalogReference: { catalogItemId: '10000000-0000-4000-8000-000000000001', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' },
}

export const createCheckout = call({
  method: 'POST',
  path: '/v1/checkouts',
  family,
  summary: 'Create a checkout with items from the catalogue.',
  description:
    'The checkout belongs to its creator; other visitors and members can’t access it. Prices and stock are up to date. If an item ' +
    'isn’t in the catalogue, no checkout is created.',
  source,
  allow: callers,
  permission: 'ECOM.MODIFY_CHECKOUTS',
  writes: true,
  request: Shape({
    checkoutInfo: maybe(CheckoutInfo, 'Buyer, addresses, delivery and settings of the new checkout.'),
    channelType: field(ChannelType, 'Sales channel of the purchase. WEB for a website.'),
    ...newItems(lineItemsMax),
    ...codes,
  }),
  response: CheckoutAnswer,
  problems: {
    ...deliveryProblems,
    ...giftCardProblems,
    ...couponProblems,
    SITE_MUST_ACCEPT_PAYMENTS: { status: 428, message: 'This shop doesn’t accept payments yet.' },
    EMPTY_CHECKOUT: { status: 428, message: 'The checkout has no items. Add at least one.' },
    ...itemProblems,
  },
  example: { channelType: 'WEB', lineItems: [oneMug], checkoutInfo: { buyerInfo: { email: 'vera@example.com' } } },
})

export const getCheckout = call({
  method: 'GET',
  path: '/v1/checkouts/{id}',
  family,
  summary: 'Get a checkout.',
  description:
    'Visitors and members can read only their own checkouts; any other fails with CHECKOUT_NOT_FOUND. Prices, stock and delivery ' +
    'options are up to date.',
  source,
  allow: callers,
  permission: 'ECOM.READ_CHECKOUTS',
  writes: false,
  request: CheckoutById,
  response: CheckoutAnswer,
  problems: { ...checkoutProblems, ...pricingProblems },
  example: { id: checkoutId },
})

export const getCheckoutByCartId = call({
  method: 'GET',
  path: '/v1/checkouts/by-cart-id/{id}',
  family,
  summary: 'Get the checkout created from a cart.',
  description: 'If there are several, the newest is returned.',
  source,
  allow: callers,
  permission: 'ECOM.READ_CHECKOUTS',
  writes: false,
  request: CheckoutById,
  response: CheckoutAnswer,
  problems: { ...checkoutProblems, ...pricingProblems },
  example: { id: 'a0000000-0000-4000-8000-000000000001' },
})

export const getCheckoutUrl = call({
  method: 'GET',
  path: '/v1/checkouts/{id}/checkout-url',
  family,
  summary: 'Get the URL of the checkout page. It opens only this checkout and expires after 24 hours.',
  source: `${source}, design §7`,
  allow: callers,
  permission: 'ECOM.READ_CHECKOUTS',
  writes: false,
  secretAnswer: true,
  request: CheckoutById,
  response: Shape({ checkoutUrl: field(Type.String(), 'Address of the checkout page, valid for 24 hours and for this checkout only.') }),
  problems: checkoutProblems,
  example: { id: checkoutId },
})

export const getCheckoutPaymentSettings = call({
  method: 'GET',
  path: '/v1/checkouts/{id}/payment-settings',
  family,
  summary: 'Get the payment methods that aren’t available for a checkout. `MANUAL` is offline payment.',
  source,
  allow: callers,
  permission: 'ECOM.READ_PAYMENT_SETTINGS',
  writes: false,
  request: CheckoutById,
  response: Shape({
    blockedPaymentOptions: field(
      Type.Array(Type.Enum(['UNKNOWN_PAYMENT_OPTION', 'MANUAL'])),
      'Payment methods that can’t be used. Empty if all of the shop’s can.',
    ),
  }),
  problems: checkoutProblems,
  example: { id: checkoutId },
})

export const updateCheckout = call({
  method: 'PATCH',
  path: '/v1/checkouts/{checkout.id}',
  family,
  summary: 'Update a checkout.',
  description:
    'Sets the fields that are sent, clears those that are null and leaves others unchanged. Items are added; new codes replace ' +
    'previous ones. A checkout that has become an order can’t be changed. If the destination changes, the delivery option must be ' +
    'available there.',
  source,
  allow: callers,
  permission: 'ECOM.MODIFY_CHECKOUTS',
  writes: true,
  request: Shape({ checkout: field(CheckoutUpdate, 'The fields to change, with the checkout’s ID.'), ...newItems(lineItemsMax), ...codes }),
  response: CheckoutAnswer,
  problems: { ...deliveryProblems, ...giftCardProblems, ...couponProblems, ...openCheckoutProblems, ...itemProblems },
  example: {
    checkout: {
      id: checkoutId,
      shippingInfo: {
        shippingDestination: { address: { country: 'PT', city: 'Porto', postalCode: '4000-322', addressLine: 'Rua das Flores 12' } },
      },
    },
  },
})

export const removeCoupon = call({
  method: 'POST',
  path: '/v1/checkouts/{id}/remove-coupon',
  family,
  summary: 'Remove the coupon from a checkout. Without a coupon, nothing changes.',
  source,
  allow: callers,
  permission: 'ECOM.MODIFY_CHECKOUTS',
  writes: true,
  request: CheckoutById,
  response: CheckoutAnswer,
  problems: { ...openCheckoutProblems, ...pricingProblems },
  example: { id: checkoutId },
})

export const removeGiftCard = call({
  method: 'POST',
  path: '/v1/checkouts/{id}/remove-gift-card',
  family,
  summary: 'Remove the gift card from a checkout. Without a gift card, nothing changes.',
  source,
  allow: callers,
  permission: 'ECOM.MODIFY_CHECKOUTS',
  writes: true,
  request: CheckoutById,
  response: CheckoutAnswer,
  problems: { ...openCheckoutProblems, ...pricingProblems },
  example: { id: checkoutId },
})

export const removeOverrideCheckoutUrl = call({
  method: 'POST',
  path: '/v1/checkouts/{id}/remove-override-checkout-url',
  family,
  summary: 'Remove the custom checkout URL, so that buyers use the shop’s own checkout page.',
  source,
  allow: shopSide,
  permission: 'ECOM.MODIFY_CHECKOUTS',
  writes: true,
  request: CheckoutById,
  response: CheckoutAnswer,
  problems: { ...openCheckoutProblems, ...pricingProblems },
  example: { id: checkoutId },
})

export const addToCheckout = call({
  method: 'POST',
  path: '/v1/checkouts/{id}/add-to-checkout',
  family,
  summary: 'Add items to a checkout. If an item with the same variant is already in it, its quantity increases.',
  source,
  allow: callers,
  permission: 'ECOM.MODIFY_CHECKOUTS',
  writes: true,
  request: Shape({ id: field(Guid, 'ID of the checkout.'), ...newItems(100) }),
  response: CheckoutAnswer,
  problems: { ...openCheckoutProblems, ...itemProblems },
  example: { id: checkoutId, lineItems: [oneMug] },
})

export const removeLineItems = call({
  method: 'POST',
  path: '/v1/checkouts/{id}/remove-line-items',
  family,
  summary: 'Remove line items from a checkout.',
  source,
  allow: callers,
  permission: 'ECOM.MODIFY_CHECKOUTS',
  writes: true,
  request: Shape({
    id: field(Guid, 'ID of the checkout.'),
    lineItemIds: field(Type.Array(Guid, { minItems: 1, maxItems: lineItemsMax }), 'IDs of the line items to remove.'),
  }),
  response: CheckoutAnswer,
  problems: { ...openCheckoutProblems, ...lineItemProblems, ...pricingProblems },
  example: { id: checkoutId, lineItemIds: [lineItemId] },
})

export const updateLineItemsQuantity = call({
  method: 'POST',
  path: '/v1/checkouts/{id}/update-line-items-quantity',
  family,
  summary: 'Set the quantities of line items in a checkout. Quantities above the stock are lowered to it.',
  source,
  allow: callers,
  permission: 'ECOM.MODIFY_CHECKOUTS',
  writes: true,
  request: Shape({
    id: field(Guid, 'ID of the checkout.'),
    lineItems: field(
      Type.Array(CheckoutLineItemQuantity, { minItems: 1, maxItems: lineItemsMax }),
      'The line items to change, with their new quantities.',
    ),
  }),
  response: CheckoutAnswer,
  problems: { ...openCheckoutProblems, ...lineItemProblems, ...pricingProblems },
  example: { id: checkoutId, lineItems: [{ id: lineItemId, quantity: 3 }] },
})

export const selectPaymentMethod = call({
  method: 'POST',
  path: '/v1/checkouts/{id}/payment-method',
  family: 'stoa',
  summary: 'Select the payment method of a checkout.',
  description:
    '`ONLINE` is paid when the order is placed. `OFFLINE` is paid later, outside the shop: line items become FULL_PAYMENT_OFFLINE and ' +
    '`payLater` is the total. If no available method is selected, online payment is used if the shop offers it.',
  source: 'design §6',
  allow: callers,
  permission: 'ECOM.MODIFY_CHECKOUTS',
  writes: true,
  request: Shape({
    id: field(Guid, 'ID of the checkout.'),
    method: field(Type.Enum(['ONLINE', 'OFFLINE']), 'How the buyer pays: now by card, or later as the shop describes.'),
  }),
  response: CheckoutAnswer,
  problems: {
    PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: orderProblems.PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE,
    ...openCheckoutProblems,
    ...pricingProblems,
  },
  example: { id: checkoutId, method: 'OFFLINE' },
})

export const createOrder = call({
  method: 'POST',
  path: '/v1/checkouts/{id}/create-order',
  family,
  summary: 'Create an order from a checkout.',
  description:
    'If an online payment is due, pay `paymentGatewayOrderId` to approve the order. A checkout creates one order: repeated and ' +
    'parallel calls return the same one. Items to be paid online are reserved for ten minutes; without payment, the order is then ' +
    'cancelled and the checkout stays open.',
  source: `${source}, design §6`,
  allow: callers,
  permission: 'ECOM.CREATE_ORDER_FROM_CHECKOUT',
  writes: true,
  request: Shape({
    id: field(Guid, 'ID of the checkout.'),
    savePaymentMethod: maybe(Type.Boolean(), 'Whether to save the payment method for later charges. False by default.'),
    delayCapture: maybe(Type.Boolean(), 'Whether to reserve the amount now and take it later. False by default.'),
    /** Sent by the current package, which hides it from its callers. Accepted and ignored. */
    inAppPurchase: readOnly(Type.Unknown(), 'Whether the purchase was made in a mobile app. Ignored.'),
  }),
  response: Shape({
    orderId: field(Guid, 'ID of the order that was created, also for repeated calls.'),
    subscriptionId: maybe(Guid, 'ID of the subscription that the order starts.'),
    paymentGatewayOrderId: maybeNull(Type.String(), 'ID of the payment to make with `payOrder`. Absent if nothing is to be paid now.'),
  }),
  problems: { ...orderProblems, ...openCheckoutProblems },
  example: { id: checkoutId },
})

export const markCheckoutAsCompleted = call({
  method: 'POST',
  path: '/v1/checkouts/{id}/mark-as-completed',
  family,
  summary: 'Close a checkout that was completed elsewhere, without creating an order. A closed checkout can’t be changed.',
  source: 'commerce §4, §7 "Checkout"',
  allow: shopSide,
  permission: 'ECOM.MODIFY_CHECKOUTS',
  writes: true,
  /** The current package sends an `orderId` that it hides from its callers. Accepted and ignored. */
  request: Shape({
    id: field(Guid, 'ID of the checkout.'),
    orderId: readOnly(Type.Unknown(), 'ID of the order that was placed elsewhere. Ignored.'),
  }),
  response: Shape({}),
  problems: checkoutProblems,
  example: { id: checkoutId },
})
