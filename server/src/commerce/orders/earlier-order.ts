import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import type { Checkout } from '../checkouts/public.ts'
import { expirePayment, lockPaymentOf } from '../payments/public.ts'
import { rejectOrder } from './settle.ts'
import { lockOrderOfCheckout } from './store.ts'

/** The response of create-order. */
export interface CreateOrderResult {
  orderId: string
  paymentGatewayOrderId?: string
}

/** The order that a locked checkout became earlier. It remains valid unless it still waits for a payment and the checkout has changed since or the payment
 *  has expired: such an order is rejected, and `replacedOrderId` names it. */
export async function resolveEarlierOrder(
  context: Context,
  checkout: Checkout,
): Promise<{ existing: CreateOrderResult } | { replacedOrderId: string } | undefined> {
  const order = await lockOrderOfCheckout(context, checkout.id)
  if (!order) return undefined
  const payment = await lockPaymentOf(context, order.id)
  if (order.status !== 'INITIALIZED' || !payment || (order.checkoutRevision === checkout.revision && !payment.overdue)) {
    return { existing: { orderId: order.id, ...(payment ? { paymentGatewayOrderId: payment.id } : {}) } }
  }
  if (payment.status === 'PROCESSING') refuse('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS', { orderId: order.id })
  await expirePayment(context, payment)
  await rejectOrder(context, order, { how: 'cancel', paymentId: payment.id })
  return { replacedOrderId: order.id }
}
