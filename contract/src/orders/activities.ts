import { Type } from 'typebox'
import { Price } from '../money.ts'
import { deprecated, Email, field, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { OrderChange } from './changes.ts'

/** All types of activities of an order. */
export const activityTypes = [
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'ORDER_CANCELED',
  'DOWNLOAD_LINK_SENT',
  'TRACKING_NUMBER_ADDED',
  'TRACKING_NUMBER_EDITED',
  'TRACKING_LINK_ADDED',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'INVOICE_ADDED',
  'INVOICE_REMOVED',
  'INVOICE_SENT',
  'FULFILLER_EMAIL_SENT',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'PICKUP_READY_EMAIL_SENT',
  'MERCHANT_COMMENT',
  'ORDER_PARTIALLY_PAID',
  'DRAFT_ORDER_CHANGES_APPLIED',
  'SAVED_PAYMENT_METHOD',
  'AUTHORIZED_PAYMENT_CREATED',
  'AUTHORIZED_PAYMENT_CAPTURED',
  'AUTHORIZED_PAYMENT_VOIDED',
  'REFUND_INITIATED',
  'PAYMENT_REFUNDED',
  'PAYMENT_REFUND_FAILED',
  'REFUNDED_AS_STORE_CREDIT',
  'PAYMENT_PENDING',
  'PAYMENT_CANCELED',
  'PAYMENT_DECLINED',
  'ORDER_PENDING',
  'ORDER_REJECTED',
  'RECEIPT_CREATED',
  'RECEIPT_SENT',
  'CHARGEBACK_CREATED',
  'CHARGEBACK_REVERSED',
  'ORDER_REFUNDED',
] as const
export type ActivityType = (typeof activityTypes)[number]

const Card = {
  lastFourDigits: maybeNull(Text(4), 'The last four digits of the card.'),
  brand: maybeNull(Text(100), 'Brand of the card. Null if unknown.'),
}

const AuthorizedPayment = Shape({ paymentId: maybe(Guid, 'ID of the payment.'), amount: maybe(Price, 'Amount of the payment.'), ...Card })

const RegularPayment = Shape({
  creditCardDetails: maybe(Shape(Card), 'Card that was used.'),
  amount: maybe(Price, 'Amount of the payment.'),
})

const PaymentOutcome = Shape({
  regular: maybe(RegularPayment, 'The payment, if it was made by card or similar.'),
  paymentId: maybe(Guid, 'ID of the payment.'),
})

const RefundedPayment = Shape({
  regular: maybe(
    Shape({ amount: maybe(Price, 'Amount that was refunded.'), ...Card }),
    'The refund, if the payment was made by card or similar.',
  ),
  giftCard: maybe(
    Shape({
      giftCardPaymentId: maybeNull(Text(100, 1), 'ID of the payment by gift card.'),
      amount: maybe(Price, 'Amount that was refunded.'),
    }),
    'The refund, if the payment was made by gift card.',
  ),
  membership: maybe(
    Shape({ membershipId: maybeNull(Text(200, 1), 'ID of the membership.') }),
    'The refund, if the payment was made by membership.',
  ),
  paymentId: maybe(Guid, 'ID of the payment.'),
  externalRefund: maybe(Type.Boolean(), 'Whether the money was returned outside the shop.'),
})

const RefundOutcome = Shape({
  refundId: maybe(Guid, 'ID of the refund.'),
  payment: maybe(RefundedPayment, 'The payment that was refunded.'),
})

const Receipt = Shape({
  wixReceipt: maybe(
    Shape({
      receiptId: maybe(Guid, 'ID of the receipt.'),
      displayNumber: maybeNull(Text(40, 1), 'Number of the receipt as buyers see it.'),
    }),
    'The receipt, if the platform issued it.',
  ),
  externalReceipt: maybe(
    Shape({
      receiptId: maybeNull(Text(100), 'ID of the receipt in that system.'),
      displayNumber: maybeNull(Text(40, 1), 'Number of the receipt as buyers see it.'),
    }),
    'The receipt, if another system issued it.',
  ),
  paymentId: maybe(Guid, 'ID of the payment that the receipt is for.'),
})

const chargeback = {
  paymentId: maybe(Guid, 'ID of the disputed payment.'),
  chargebackId: maybe(Guid, 'ID of the dispute.'),
  amount: maybe(Price, 'Amount that is disputed.'),
  paymentDetails: maybe(RegularPayment, 'The disputed payment.'),
}

/** The details of an activity besides its type. At most one of these is set. */
const activityContents = {
  merchantComment: maybe(
    Shape({ message: maybe(Text(5000, 1), 'Text of the comment, which only the shop can read.') }),
    'For MERCHANT_COMMENT: what the shop noted.',
  ),
  orderRefunded: maybe(
    Shape({
      manual: maybe(Type.Boolean(), 'Whether the money was returned outside the shop.'),
      amount: maybe(Price, 'Amount that was refunded.'),
      reason: maybe(Text(200), 'Why it was refunded.'),
    }),
    'For ORDER_REFUNDED: what was refunded.',
  ),
  draftOrderChangesApplied: maybe(
    Shape({
      draftOrderId: maybe(Text(100), 'ID of the draft with the changes.'),
      reason: maybeNull(Text(200), 'Why the order was changed.'),
      changes: maybe(Type.Array(OrderChange), 'The changes, one by one.'),
    }),
    'For DRAFT_ORDER_CHANGES_APPLIED: what was changed in the order.',
  ),
  savedPaymentMethod: maybe(
    Shape({
      name: maybe(Text(100, 1), 'Name of the payment method.'),
      description: maybeNull(Text(100, 1), 'More about the payment method, such as the last digits of a card.'),
    }),
    'For SAVED_PAYMENT_METHOD: the payment method.',
  ),
  authorizedPaymentCreated: maybe(AuthorizedPayment, 'For AUTHORIZED_PAYMENT_CREATED: the amount that was reserved.'),
  authorizedPaymentCaptured: maybe(AuthorizedPayment, 'For AUTHORIZED_PAYMENT_CAPTURED: the amount that was taken.'),
  authorizedPaymentVoided: maybe(AuthorizedPayment, 'For AUTHORIZED_PAYMENT_VOIDED: the amount that was released.'),
  refundInitiated: maybe(
    Shape({
      refundId: maybe(Guid, 'ID of the refund.'),
      amount: maybe(Price, 'Amount to refund.'),
      payments: maybe(Type.Array(RefundedPayment, { minItems: 1, maxItems: 50 }), 'The payments to refund.'),
      reason: maybeNull(Text(200), 'Why it is refunded.'),
    }),
    'For REFUND_INITIATED: the refund that was begun.',
  ),
  paymentRefunded: maybe(RefundOutcome, 'For PAYMENT_REFUNDED: the refund.'),
  paymentRefundFailed: maybe(RefundOutcome, 'For PAYMENT_REFUND_FAILED: the refund.'),
  refundedAsStoreCredit: maybe(
    Shape({ amount: maybe(Price, 'Amount of the credit.'), reason: maybeNull(Text(100), 'Why it was refunded.') }),
    'For REFUNDED_AS_STORE_CREDIT: the credit that the buyer got.',
  ),
  paymentPending: maybe(PaymentOutcome, 'For PAYMENT_PENDING: the payment.'),
  paymentCanceled: maybe(PaymentOutcome, 'For PAYMENT_CANCELED: the payment.'),
  paymentDeclined: maybe(PaymentOutcome, 'For PAYMENT_DECLINED: the payment.'),
  receiptCreated: maybe(Receipt, 'For RECEIPT_CREATED: the receipt.'),
  receiptSent: maybe(Receipt, 'For RECEIPT_SENT: the receipt.'),
  chargebackCreated: maybe(Shape(chargeback), 'For CHARGEBACK_CREATED: the dispute.'),
  chargebackReversed: maybe(
    Shape({ ...chargeback, reversalAmount: maybe(Price, 'Amount that the shop got back.') }),
    'For CHARGEBACK_REVERSED: the dispute that was decided for the shop.',
  ),
}

/** An activity of an order, such as ORDER_PLACED. `authorEmail` is the staff user who did it, if there is one. */
export const Activity = Shape({
  ...activityContents,
  id: readOnly(Guid, 'ID of the activity.'),
  authorEmail: readOnly(
    Type.Union([Email, Type.Null()]),
    'Email address of the staff user who did it. Null or absent if nobody of the staff did.',
  ),
  createdDate: readOnly(Instant, 'When it happened.'),
  type: deprecated(Type.Enum([...activityTypes, 'CUSTOM_ACTIVITY']), 'Type of the activity, as in `activityType`.'),
  activityType: maybe(Type.Enum(activityTypes), 'What happened to the order.'),
})

const MerchantComment = Shape({ message: field(Text(5000, 1), 'Text of the comment.') })

/** A comment by the shop. Comments are the only activities that callers can write; all others are recorded by the server. */
export const NewActivity = Shape({
  activityType: field(Type.Enum(['MERCHANT_COMMENT']), 'Type of the activity. Only comments can be written.'),
  merchantComment: field(MerchantComment, 'The comment to write.'),
  id: readOnly(Guid, 'ID of the activity, which the server gives.'),
  authorEmail: readOnly(Type.Union([Email, Type.Null()]), 'Email address of the staff user, which the server adds.'),
  createdDate: readOnly(Instant, 'When the comment was written.'),
  type: deprecated(Type.Enum([...activityTypes, 'CUSTOM_ACTIVITY']), 'Type of the activity, as in `activityType`.'),
})

/** The same in the format of the older calls. */
export const PublicActivity = Shape({ merchantComment: field(MerchantComment, 'The comment to write.') })
