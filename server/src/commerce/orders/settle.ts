import type { Context } from '../../kernel/context.ts'
import { finishCart } from '../carts/public.ts'
import { type Checkout, completeCheckout, type Reckoning } from '../checkouts/public.ts'
import { toWirePrice } from '../pricing/public.ts'
import { approved, paid, rejected, unpaid } from './become.ts'
import type { Order } from './order.ts'
import { recordApproved, recordPaymentStatus, recordUpdated } from './record.ts'
import { lockOrder, nextOrderNumber, saveOrder } from './store.ts'

/** Ends the purchase that led to an order: its checkout is completed, and the cart it came from gone. */
export async function closePurchase(context: Context, checkout: Checkout, by: { orderId: string; reckoning?: Reckoning }): Promise<void> {
  await completeCheckout(context, checkout, by)
  await finishCart(context, checkout)
}

/** An order whose payment was made becomes good, in the transaction that holds its checkout. The number comes last: until the commit everybody else's
 *  waits for it. */
export async function approvePaidOrder(context: Context, checkout: Checkout, orderId: string): Promise<void> {
  const order = await orderToSettle(context, orderId)
  await closePurchase(context, checkout, { orderId: order.id })
  const good = approved(order, { number: await nextOrderNumber(context.db, context.siteId), now: context.now })
  const settled = paid(good, context.now)
  await saveOrder(context, settled)
  await recordApproved(context, { ...settled, revision: good.revision })
  await recordPaymentStatus(context, settled, good.paymentStatus)
}

/** Why an order's payment was not made. */
export interface Failure {
  how: 'decline' | 'cancel'
  paymentId: string
  lastFourDigits?: string
}

/** An order whose payment was not made is over. */
export async function rejectOrder(context: Context, orderId: string, failure: Failure): Promise<void> {
  const order = await orderToSettle(context, orderId)
  const failed = unpaid(order, failure.how, { now: context.now, ...failureContents(context, order, failure) })
  const settled = rejected(failed, context.now)
  await saveOrder(context, settled)
  await recordPaymentStatus(context, { ...settled, revision: failed.revision }, order.paymentStatus)
  await recordUpdated(context, settled, ['status'])
}

/** Which revision of its checkout an order was made of. */
export const orderedRevision = async (context: Context, orderId: string): Promise<number | null> =>
  (await orderToSettle(context, orderId)).checkoutRevision

async function orderToSettle(context: Context, orderId: string): Promise<Order> {
  const order = await lockOrder(context, orderId)
  if (!order) throw new Error(`the order ${orderId} of a payment doesn’t exist`)
  return order
}

function failureContents({ site }: Context, { totalMinor, currency }: Order, { how, paymentId, lastFourDigits }: Failure) {
  const amount = toWirePrice(totalMinor, currency, site.settings.locale)
  const card = lastFourDigits === undefined ? {} : { creditCardDetails: { lastFourDigits } }
  const told = { paymentId, regular: { amount, ...card } }
  return how === 'decline' ? { paymentDeclined: told } : { paymentCanceled: told }
}
