import { Type } from 'typebox'
import { Price } from '../money.ts'
import { deprecated, Email, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
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

const Card = { lastFourDigits: maybeNull(Text(4)), brand: maybeNull(Text(100)) }

const AuthorizedPayment = Shape({ paymentId: maybe(Guid), amount: maybe(Price), ...Card })

const RegularPayment = Shape({ creditCardDetails: maybe(Shape(Card)), amount: maybe(Price) })

const PaymentOutcome = Shape({ regular: maybe(RegularPayment), paymentId: maybe(Guid) })

const RefundedPayment = Shape({
  regular: maybe(Shape({ amount: maybe(Price), ...Card })),
  giftCard: maybe(Shape({ giftCardPaymentId: maybeNull(Text(100, 1)), amount: maybe(Price) })),
  membership: maybe(Shape({ membershipId: maybeNull(Text(200, 1)) })),
  paymentId: maybe(Guid),
  externalRefund: maybe(Type.Boolean()),
})

const RefundOutcome = Shape({ refundId: maybe(Guid), payment: maybe(RefundedPayment) })

const Receipt = Shape({
  wixReceipt: maybe(Shape({ receiptId: maybe(Guid), displayNumber: maybeNull(Text(40, 1)) })),
  externalReceipt: maybe(Shape({ receiptId: maybeNull(Text(100)), displayNumber: maybeNull(Text(40, 1)) })),
  paymentId: maybe(Guid),
})

const chargeback = { paymentId: maybe(Guid), chargebackId: maybe(Guid), amount: maybe(Price), paymentDetails: maybe(RegularPayment) }

/** The details of an activity besides its type. At most one of these is set. */
const activityContents = {
  merchantComment: maybe(Shape({ message: maybe(Text(5000, 1)) })),
  orderRefunded: maybe(Shape({ manual: maybe(Type.Boolean()), amount: maybe(Price), reason: maybe(Text(200)) })),
  draftOrderChangesApplied: maybe(
    Shape({ draftOrderId: maybe(Text(100)), reason: maybeNull(Text(200)), changes: maybe(Type.Array(OrderChange)) }),
  ),
  savedPaymentMethod: maybe(Shape({ name: maybe(Text(100, 1)), description: maybeNull(Text(100, 1)) })),
  authorizedPaymentCreated: maybe(AuthorizedPayment),
  authorizedPaymentCaptured: maybe(AuthorizedPayment),
  authorizedPaymentVoided: maybe(AuthorizedPayment),
  refundInitiated: maybe(
    Shape({
      refundId: maybe(Guid),
      amount: maybe(Price),
      payments: maybe(Type.Array(RefundedPayment, { minItems: 1, maxItems: 50 })),
      reason: maybeNull(Text(200)),
    }),
  ),
  paymentRefunded: maybe(RefundOutcome),
  paymentRefundFailed: maybe(RefundOutcome),
  refundedAsStoreCredit: maybe(Shape({ amount: maybe(Price), reason: maybeNull(Text(100)) })),
  paymentPending: maybe(PaymentOutcome),
  paymentCanceled: maybe(PaymentOutcome),
  paymentDeclined: maybe(PaymentOutcome),
  receiptCreated: maybe(Receipt),
  receiptSent: maybe(Receipt),
  chargebackCreated: maybe(Shape(chargeback)),
  chargebackReversed: maybe(Shape({ ...chargeback, reversalAmount: maybe(Price) })),
}

/** An activity of an order, such as ORDER_PLACED. `authorEmail` is the staff user who did it, if there is one. */
export const Activity = Shape({
  ...activityContents,
  id: readOnly(Guid),
  authorEmail: readOnly(Type.Union([Email, Type.Null()])),
  createdDate: readOnly(Instant),
  type: deprecated(Type.Enum([...activityTypes, 'CUSTOM_ACTIVITY'])),
  activityType: maybe(Type.Enum(activityTypes)),
})

const MerchantComment = Shape({ message: Text(5000, 1) })

/** A comment by the shop. Comments are the only activities that callers can write; all others are recorded by the server. */
export const NewActivity = Shape({
  activityType: Type.Enum(['MERCHANT_COMMENT']),
  merchantComment: MerchantComment,
  id: readOnly(Guid),
  authorEmail: readOnly(Type.Union([Email, Type.Null()])),
  createdDate: readOnly(Instant),
  type: deprecated(Type.Enum([...activityTypes, 'CUSTOM_ACTIVITY'])),
})

/** The same in the format of the older calls. */
export const PublicActivity = Shape({ merchantComment: MerchantComment })
