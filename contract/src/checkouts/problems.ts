import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { field, Guid, maybe, maybeNull, Shape } from '../scalars.ts'
import { CalculationErrors } from './calculation-errors.ts'
import { Violations } from './violation.ts'

/** Errors that several calls of carts and checkouts share. Codes declared by the wire come first in each group. The HTTP statuses are Stoa's, because the
 *  wire defines none. */
export const couponProblems = {
  ERROR_COUPON_DOES_NOT_EXIST: { status: 404, message: 'No coupon with this code exists.' },
  ERROR_COUPON_IS_NOT_ACTIVE_YET: { status: 428, message: 'This coupon isn’t active yet.' },
  ERROR_COUPON_HAS_EXPIRED: { status: 428, message: 'This coupon has expired.' },
  ERROR_COUPON_USAGE_EXCEEDED: { status: 428, message: 'This coupon has reached its usage limit.' },
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: { status: 428, message: 'You’ve reached the usage limit of this coupon.' },
} as const satisfies Problems

export const giftCardProblems = {
  GIFT_CARD_NOT_FOUND: { status: 404, message: 'No gift card with this code exists.' },
  GIFT_CARD_CODE_INVALID: { status: 400, message: 'This gift card code is invalid.' },
  GIFT_CARD_IS_EMPTY: { status: 428, message: 'This gift card has no balance left.' },
  GIFT_CARD_DISABLED: { status: 428, message: 'This gift card has been disabled.' },
  GIFT_CARD_EXPIRED: { status: 428, message: 'This gift card has expired.' },
} as const satisfies Problems

/** `selectedShippingOptionError` and similar fields give the reason. The packages read them from `data`. */
const ShippingErrors = Shape({
  generalShippingCalculationError: CalculationErrors.properties.generalShippingCalculationError,
  carrierErrors: CalculationErrors.properties.carrierErrors,
  selectedShippingOptionError: CalculationErrors.properties.selectedShippingOptionError,
})

export const deliveryProblems = {
  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND: {
    status: 404,
    message: 'This delivery option isn’t available for this destination. Choose another one.',
    data: ShippingErrors,
  },
  INVALID_SELECTED_CARRIER_SERVICE_OPTION: { status: 400, message: 'The delivery option is invalid. Select it by its `code`.' },
} as const satisfies Problems

/** Prices and taxes can rise after an item was added, so that every call that calculates totals can return this. */
export const pricingProblems = {
  TOTAL_TOO_HIGH: { status: 400, message: 'The total exceeds the maximum amount.' },
} as const satisfies Problems

/** Errors of items added to a cart or checkout. `lineItemIndexes` are their indexes in `lineItems`. */
export const itemProblems = {
  ITEM_NOT_FOUND_IN_CATALOG: {
    status: 404,
    message: 'An item or its variant isn’t in the catalogue.',
    data: Shape({ lineItemIndexes: field(Type.Array(Type.Integer()), 'Indexes in `lineItems` of the items that don’t exist.') }),
  },
  TOO_MANY_LINE_ITEMS: {
    status: 400,
    message: 'The limit of line items has been reached.',
    data: Shape({ limit: field(Type.Integer(), 'Number of line items that are allowed.') }),
  },
  ...pricingProblems,
} as const satisfies Problems

export const lineItemProblems = {
  LINE_ITEM_NOT_FOUND: {
    status: 404,
    message: 'No line item with this ID exists.',
    data: Shape({ lineItemIds: field(Type.Array(Guid), 'IDs that no line item has.') }),
  },
} as const satisfies Problems

export const checkoutProblems = {
  CHECKOUT_NOT_FOUND: { status: 404, message: 'No checkout with this ID exists.' },
} as const satisfies Problems

/** The checkout has become an order or was marked as completed, so it can no longer be changed. */
export const openCheckoutProblems = {
  CHECKOUT_IS_COMPLETE: { status: 428, message: 'This checkout is complete and can’t be changed.' },
  ...checkoutProblems,
} as const satisfies Problems

const OutOfStock = Shape({ lineItemIds: field(Type.Array(Guid), 'IDs of the line items that aren’t available in their quantity.') })
const PaidTwice = Shape({
  orderId: maybe(Guid, 'ID of the order that exists already.'),
  subscriptionId: maybe(Guid, 'ID of the subscription that exists already.'),
})
const PaymentFailure = Shape({
  paymentResponseToken: maybeNull(Type.String(), 'Token that says how to continue the payment.'),
  transactionStatus: maybe(Type.String(), 'Status of the payment at its provider.'),
  failureDetails: maybeNull(Type.String(), 'What the provider says about the failure.'),
})

/** Reasons why a checkout can't become an order. */
export const orderProblems = {
  PAYMENT_ERROR: { status: 428, message: 'The payment failed.', data: PaymentFailure },
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: { status: 428, message: 'This payment method isn’t available. Choose another one.' },
  SITE_NOT_ACCEPTING_PAYMENTS: { status: 428, message: 'This shop doesn’t accept payments yet.' },
  CHECKOUT_ALREADY_PAID: { status: 409, message: 'This checkout has already been paid.', data: PaidTwice },
  CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS: {
    status: 409,
    message: 'A payment for this checkout is already being processed.',
    data: PaidTwice,
  },
  CALCULATION_ERROR: {
    status: 428,
    message: 'The total couldn’t be calculated. Check the address and the delivery option.',
    data: CalculationErrors,
  },
  REDEEM_GIFT_CARD_ERROR: {
    status: 428,
    message: 'The gift card couldn’t be redeemed.',
    data: Shape({ reason: maybe(Type.String(), 'Why the gift card was refused.') }),
  },
  PARTIAL_OUT_OF_STOCK: { status: 409, message: 'Some items are no longer available in this quantity.', data: OutOfStock },
  FULL_OUT_OF_STOCK: { status: 409, message: 'All items are out of stock.', data: OutOfStock },
  EMPTY_CHECKOUT: { status: 428, message: 'The checkout is empty.' },
  CHECKOUT_CHANGED: { status: 409, message: 'The checkout has changed. Review it again.' },
  SUBSCRIPTION_WITH_ZERO_TOTAL: { status: 428, message: 'A subscription can’t have a total of zero.' },
  SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS: { status: 428, message: 'A subscription must be the only item in the checkout.' },
  SUBSCRIPTION_WITH_GIFT_CARD: { status: 428, message: 'Gift cards can’t be used to pay for a subscription.' },
  NO_SELECTED_CARRIER_SERVICE_OPTION: { status: 428, message: 'No delivery option is selected. Choose one.' },
  VIOLATIONS_WITH_ERROR_SEVERITY: {
    status: 428,
    message: 'The order can’t be placed as it is. See `violations`.',
    data: Shape({ violations: field(Violations, 'What prevents the order.') }),
  },
  FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS: { status: 428, message: 'The order couldn’t be validated. Try again.' },
  NO_SAVE_PAYMENT_METHOD_CONFIRMATION: { status: 428, message: 'The buyer must agree to save the payment method.' },
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE: {
    status: 409,
    message: 'The selected delivery option is no longer available. Choose another one.',
  },
  MEMBERS_ONLY_ITEM: { status: 403, message: 'One of the items is available to members only.' },
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: { status: 428, message: 'Gift cards can’t be used to buy gift cards.' },
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: { status: 428, message: 'Coupons can’t be used to buy gift cards.' },
} as const satisfies Problems
