import type { ActivityType } from '@stoa/contract/orders/activities'
import type { WireActivity } from './order.ts'

/** Who can read an activity: the shop only, or also the order's buyer. */
const readers: Readonly<Record<ActivityType, 'shop' | 'buyer'>> = {
  ORDER_PLACED: 'buyer',
  ORDER_PAID: 'buyer',
  ORDER_FULFILLED: 'buyer',
  ORDER_NOT_FULFILLED: 'buyer',
  ORDER_CANCELED: 'buyer',
  DOWNLOAD_LINK_SENT: 'buyer',
  TRACKING_NUMBER_ADDED: 'buyer',
  TRACKING_NUMBER_EDITED: 'buyer',
  TRACKING_LINK_ADDED: 'buyer',
  SHIPPING_CONFIRMATION_EMAIL_SENT: 'buyer',
  INVOICE_ADDED: 'buyer',
  INVOICE_REMOVED: 'buyer',
  INVOICE_SENT: 'buyer',
  FULFILLER_EMAIL_SENT: 'shop',
  SHIPPING_ADDRESS_EDITED: 'buyer',
  EMAIL_EDITED: 'buyer',
  PICKUP_READY_EMAIL_SENT: 'buyer',
  MERCHANT_COMMENT: 'shop',
  ORDER_PARTIALLY_PAID: 'buyer',
  DRAFT_ORDER_CHANGES_APPLIED: 'buyer',
  SAVED_PAYMENT_METHOD: 'buyer',
  AUTHORIZED_PAYMENT_CREATED: 'buyer',
  AUTHORIZED_PAYMENT_CAPTURED: 'buyer',
  AUTHORIZED_PAYMENT_VOIDED: 'buyer',
  REFUND_INITIATED: 'buyer',
  PAYMENT_REFUNDED: 'buyer',
  PAYMENT_REFUND_FAILED: 'buyer',
  REFUNDED_AS_STORE_CREDIT: 'buyer',
  PAYMENT_PENDING: 'buyer',
  PAYMENT_CANCELED: 'buyer',
  PAYMENT_DECLINED: 'buyer',
  ORDER_PENDING: 'buyer',
  ORDER_REJECTED: 'buyer',
  RECEIPT_CREATED: 'buyer',
  RECEIPT_SENT: 'buyer',
  CHARGEBACK_CREATED: 'buyer',
  CHARGEBACK_REVERSED: 'buyer',
  ORDER_REFUNDED: 'buyer',
}

/** The activities that a buyer sees: without internal comments and the identity of staff. */
export const activitiesForBuyer = (activities: readonly WireActivity[]): WireActivity[] =>
  activities
    .filter(({ activityType }) => activityType && readers[activityType] === 'buyer')
    .map(({ authorEmail: _author, ...activity }) => activity)
