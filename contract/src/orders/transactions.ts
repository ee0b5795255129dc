import { Type } from 'typebox'
import { Price } from '../money.ts'
import { Guid, Instant, maybe, maybeNull, Shape, Text } from '../scalars.ts'

/** The status of a payment at its provider. PENDING: not decided yet. CANCELED: not paid in time. */
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

/** `paymentOrderId` is Stoa's id of the payment, `providerTransactionId` the provider's. Of a card only the last digits are stored. */
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

/** The payments of an order. Refunds aren't supported yet. */
export const OrderTransactions = Shape({
  orderId: Guid,
  payments: Type.Array(OrderPayment, { maxItems: 100 }),
  refunds: Type.Array(Shape({}), { maxItems: 0 }),
})
