import { Type } from 'typebox'
import { Currency, Decimal, Guid, Instant, maybe, maybeNull, Shape } from '../scalars.ts'
import { paymentStatuses } from './states.ts'

/** The online payment of one order: created with the order, settled once. `orderNumber` is set once it is approved. The order's items are reserved until
 *  `expirationDate`. `checkoutId` is the checkout that a shopper returns to after a declined card. */
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
