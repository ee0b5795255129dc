import { Type } from 'typebox'
import { Currency, Decimal, field, Guid, Instant, maybe, maybeNull, Shape } from '../scalars.ts'
import { paymentStatuses } from './states.ts'

/** The online payment of one order: created with the order, settled once. `orderNumber` is set once it is approved. The order's items are reserved until
 *  `expirationDate`. `checkoutId` is the checkout that a shopper returns to after a declined card. */
export const Payment = Shape({
  paymentGatewayOrderId: field(Guid, 'ID of the payment.'),
  orderId: field(Guid, 'ID of the order that is paid.'),
  status: field(Type.Enum(paymentStatuses), 'Whether the payment is open, in progress, approved, declined or expired.'),
  amount: field(
    Shape({
      amount: field(Decimal, 'Amount as a decimal in a string, in `currency`.'),
      formattedAmount: field(Type.String(), 'The same amount as text in the site’s locale.'),
    }),
    'Amount to pay, or that was paid.',
  ),
  currency: field(Currency, 'Currency of the amount, as a three-letter ISO 4217 code.'),
  expirationDate: maybe(Instant, 'Until when the items are reserved. Absent once the payment is settled.'),
  orderNumber: maybe(Type.String(), 'Number of the order. Absent until it is approved.'),
  checkoutId: maybeNull(Guid, 'ID of the checkout to return to after a declined card.'),
})
