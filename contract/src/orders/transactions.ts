import { Type } from 'typebox'
import { Price } from '../money.ts'
import { Guid, Instant, maybe, maybeNull, Shape, Text } from '../scalars.ts'

/** How a payment stands at its provider. PENDING is not decided yet; CANCELED was not paid in time. */
export const transactionStatuses = [
  'APPROVED',
  'PENDING',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'AUTHORIZED',
  'VOIDED',
] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

/** `paymentOrderId` is the payment's id with Stoa, `providerTransactionId` what the provider knows it by. Of a card no more is kept than its last digits. */
const RegularPaymentDetails = Shape({
  paymentOrderId: maybeNull(Text(100)),
  providerTransactionId: maybeNull(Text(100)),
  creditCardDetails: maybe(Shape({ lastFourDigits: maybeNull(Text(4)), brand: maybeNull(Text(100)) })),
  offlinePayment: maybe(Type.Boolean()),
})

const OrderPayment = Shape({
  id: Guid,
  createdDate: Instant,
  updatedDate: Instant,
  amount: Price,
  status: Type.Enum(transactionStatuses),
  regularPaymentDetails: RegularPaymentDetails,
})

/** The payments of an order. Refunds are not there yet. */
export const OrderTransactions = Shape({
  orderId: Guid,
  payments: Type.Array(OrderPayment, { maxItems: 100 }),
  refunds: Type.Array(Shape({}), { maxItems: 0 }),
})
