import { Type } from 'typebox'
import { Price } from '../money.ts'
import { field, Guid, Instant, maybe, maybeNull, Shape, Text } from '../scalars.ts'

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
  paymentOrderId: maybeNull(Text(100), 'ID of the payment in the shop, as `paymentGatewayOrderId` of the order.'),
  providerTransactionId: maybeNull(Text(100), 'ID of the payment at its provider. Null if it wasn’t sent there yet.'),
  creditCardDetails: maybe(
    Shape({
      lastFourDigits: maybeNull(Text(4), 'The last four digits of the card.'),
      brand: maybeNull(Text(100), 'Brand of the card, such as Visa.'),
    }),
    'Card that was used. Absent before a payment.',
  ),
  offlinePayment: maybe(Type.Boolean(), 'Whether the payment was made outside the shop.'),
})

const OrderPayment = Shape({
  id: field(Guid, 'ID of the payment.'),
  createdDate: field(Instant, 'When the payment was created, which is when the order was placed.'),
  updatedDate: field(Instant, 'When the payment last changed.'),
  amount: field(Price, 'Amount to pay, or that was paid.'),
  status: field(Type.Enum(transactionStatuses), 'Status of the payment at its provider.'),
  regularPaymentDetails: field(RegularPaymentDetails, 'How the payment was made.'),
})

/** The payments of an order. Refunds aren't supported yet. */
export const OrderTransactions = Shape({
  orderId: field(Guid, 'ID of the order.'),
  payments: field(Type.Array(OrderPayment, { maxItems: 100 }), 'Online payments of the order.'),
  refunds: field(Type.Array(Shape({}), { maxItems: 0 }), 'Refunds of the order. Always empty for now.'),
})
