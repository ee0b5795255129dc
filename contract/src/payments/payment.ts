import { Type } from 'typebox'
import { Currency, Decimal, Guid, Instant, maybe, maybeNull, Shape } from '../scalars.ts'
import { paymentStatuses } from './states.ts'

/** The online payment of one order: made with the order, settled once. `orderNumber` stands once it is approved; until `expirationDate` the order's
 *  goods are kept for it. `checkoutId` is where a shopper whose card was declined starts again. */
export const Payment = Shape({
  paymentGatewayOrderId: Guid,
  orderId: Guid,
  status: Type.Enum(paymentStatuses),
  amount: Shape({ amount: Decimal, formattedAmount: Type.String() }),
  currency: Currency,
  expirationDate: maybe(Instant),
  orderNumber: maybe(Type.String()),
  checkoutId: maybeNull(Guid),
})
