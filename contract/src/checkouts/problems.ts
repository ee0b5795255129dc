import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { Guid, maybe, maybeNull, Shape } from '../scalars.ts'
import { CalculationErrors } from './calculation-errors.ts'
import { Violations } from './violation.ts'

/** Refusals that several calls of carts and checkouts share. Codes that the wire declares come first in each group; statuses are ours, the wire names none. */
export const couponProblems = {
  ERROR_COUPON_DOES_NOT_EXIST: { status: 404, message: 'There is no coupon with this code.' },
  ERROR_COUPON_IS_NOT_ACTIVE_YET: { status: 428, message: 'This coupon does not count yet.' },
  ERROR_COUPON_HAS_EXPIRED: { status: 428, message: 'This coupon has expired.' },
  ERROR_COUPON_USAGE_EXCEEDED: { status: 428, message: 'This coupon has been used as often as it can be.' },
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: { status: 428, message: 'You have used this coupon as often as one customer can.' },
} as const satisfies Problems

export const giftCardProblems = {
  GIFT_CARD_NOT_FOUND: { status: 404, message: 'There is no gift card with this code.' },
  GIFT_CARD_CODE_INVALID: { status: 400, message: 'This is not the code of a gift card.' },
  GIFT_CARD_IS_EMPTY: { status: 428, message: 'Nothing is left on this gift card.' },
  GIFT_CARD_DISABLED: { status: 428, message: 'This gift card has been disabled.' },
  GIFT_CARD_EXPIRED: { status: 428, message: 'This gift card has expired.' },
} as const satisfies Problems

/** `selectedShippingOptionError` and the like say why (the packages read them from `data`). */
const ShippingErrors = Shape({
  generalShippingCalculationError: CalculationErrors.properties.generalShippingCalculationError,
  carrierErrors: CalculationErrors.properties.carrierErrors,
  selectedShippingOptionError: CalculationErrors.properties.selectedShippingOptionError,
})

export const deliveryProblems = {
  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND: {
    status: 404,
    message: 'There is no such delivery option for this destination.',
    data: ShippingErrors,
  },
  INVALID_SELECTED_CARRIER_SERVICE_OPTION: { status: 400, message: 'A delivery option is chosen by its code.' },
} as const satisfies Problems

/** What can be wrong with items that are put into a cart or checkout. `lineItemIndexes` are their places in `lineItems`. */
export const itemProblems = {
  ITEM_NOT_FOUND_IN_CATALOG: {
    status: 404,
    message: 'An item, or the chosen variant of it, is not in the catalogue.',
    data: Shape({ lineItemIndexes: Type.Array(Type.Integer()) }),
  },
  TOO_MANY_LINE_ITEMS: { status: 400, message: 'No more line items fit in.', data: Shape({ limit: Type.Integer() }) },
  TOTAL_TOO_HIGH: { status: 400, message: 'The total is more than can be reckoned with.' },
} as const satisfies Problems

export const lineItemProblems = {
  LINE_ITEM_NOT_FOUND: {
    status: 404,
    message: 'There is no such line item.',
    data: Shape({ lineItemIds: Type.Array(Guid) }),
  },
} as const satisfies Problems

export const checkoutProblems = {
  CHECKOUT_NOT_FOUND: { status: 404, message: 'There is no such checkout.' },
} as const satisfies Problems

/** A checkout that has become an order, or was marked as completed, does not change any more. */
export const openCheckoutProblems = {
  CHECKOUT_IS_COMPLETE: { status: 428, message: 'This checkout is completed and cannot be changed.' },
  ...checkoutProblems,
} as const satisfies Problems

const OutOfStock = Shape({ lineItemIds: Type.Array(Guid) })
const PaidTwice = Shape({ orderId: maybe(Guid), subscriptionId: maybe(Guid) })
const PaymentFailure = Shape({
  paymentResponseToken: maybeNull(Type.String()),
  transactionStatus: maybe(Type.String()),
  failureDetails: maybeNull(Type.String()),
})

/** Why a checkout does not become an order. */
export const orderProblems = {
  PAYMENT_ERROR: { status: 428, message: 'The payment failed.', data: PaymentFailure },
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: { status: 428, message: 'The chosen way of paying is not offered here.' },
  SITE_NOT_ACCEPTING_PAYMENTS: { status: 428, message: 'This shop takes no payments yet.' },
  CHECKOUT_ALREADY_PAID: { status: 409, message: 'This checkout has been paid.', data: PaidTwice },
  CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS: { status: 409, message: 'This checkout is being paid.', data: PaidTwice },
  CALCULATION_ERROR: { status: 428, message: 'The total could not be reckoned.', data: CalculationErrors },
  REDEEM_GIFT_CARD_ERROR: {
    status: 428,
    message: 'The gift card could not be redeemed.',
    data: Shape({ reason: maybe(Type.String()) }),
  },
  PARTIAL_OUT_OF_STOCK: { status: 409, message: 'Some items are no longer there in that quantity.', data: OutOfStock },
  FULL_OUT_OF_STOCK: { status: 409, message: 'None of the items is there any longer.', data: OutOfStock },
  EMPTY_CHECKOUT: { status: 428, message: 'There is nothing in this checkout.' },
  CHECKOUT_CHANGED: { status: 409, message: 'The checkout changed in the meantime; look at it again.' },
  SUBSCRIPTION_WITH_ZERO_TOTAL: { status: 428, message: 'A subscription cannot be free.' },
  SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS: { status: 428, message: 'A subscription is bought alone.' },
  SUBSCRIPTION_WITH_GIFT_CARD: { status: 428, message: 'A gift card cannot pay for a subscription.' },
  NO_SELECTED_CARRIER_SERVICE_OPTION: { status: 428, message: 'A delivery option must be chosen first.' },
  VIOLATIONS_WITH_ERROR_SEVERITY: {
    status: 428,
    message: 'Something stands in the way of this order.',
    data: Shape({ violations: Violations }),
  },
  FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS: { status: 428, message: 'The order could not be checked; try again.' },
  NO_SAVE_PAYMENT_METHOD_CONFIRMATION: { status: 428, message: 'The buyer must agree that the payment method is kept.' },
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE: { status: 409, message: 'The chosen delivery option is no longer offered.' },
  MEMBERS_ONLY_ITEM: { status: 403, message: 'One of the items is for members only.' },
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: { status: 428, message: 'A gift card cannot pay for a gift card.' },
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: { status: 428, message: 'A coupon does not count for a gift card.' },
} as const satisfies Problems
