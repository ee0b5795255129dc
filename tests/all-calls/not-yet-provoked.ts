const coupons = 'Coupons are not there yet: every code is one that does not exist.'
const giftCards = 'Gift cards are not there yet: every code is one that is not found.'
const subscriptions = 'Subscriptions are not sold yet.'

/** Errors that calls declare because the specification names them, for features that do not exist yet, with the reason why no test provokes them. A test
 *  keeps this list up to date. */
export const notYetProvoked: Readonly<Record<string, string>> = {
  ERROR_COUPON_IS_NOT_ACTIVE_YET: coupons,
  ERROR_COUPON_HAS_EXPIRED: coupons,
  ERROR_COUPON_USAGE_EXCEEDED: coupons,
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: coupons,
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: coupons,
  GIFT_CARD_CODE_INVALID: giftCards,
  GIFT_CARD_IS_EMPTY: giftCards,
  GIFT_CARD_DISABLED: giftCards,
  GIFT_CARD_EXPIRED: giftCards,
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: giftCards,
  REDEEM_GIFT_CARD_ERROR: giftCards,
  SUBSCRIPTION_WITH_ZERO_TOTAL: subscriptions,
  SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS: subscriptions,
  SUBSCRIPTION_WITH_GIFT_CARD: subscriptions,
  MEMBERS_ONLY_ITEM: 'Members cannot sign in yet, so no item is kept for them.',
  NO_SAVE_PAYMENT_METHOD_CONFIRMATION: 'No payment method is ever kept.',
  PAYMENT_ERROR: 'A card is charged when its payment is paid, never while the order is made; there a declined card is an answer.',
  CHECKOUT_ALREADY_PAID: 'Creating the order of a paid checkout again returns that order.',
  NO_SELECTED_CARRIER_SERVICE_OPTION: 'The first option is selected as soon as the destination is known, and can be ordered.',
  FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS:
    'Orders are checked in the process itself: there is no outside part that could fail to answer.',
}
