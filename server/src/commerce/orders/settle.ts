import type { Context } from '../../kernel/context.ts'
import { finishCart } from '../carts/public.ts'
import { type Checkout, completeCheckout, type Calculation } from '../checkouts/public.ts'
import { toWirePrice } from '../pricing/public.ts'
import type { Order } from './order.ts'
import { recordApproved, recordPaymentStatus, recordUpdated } from './record.ts'
import { approveOrder, markPaid, markRejected, markPaymentFailed } from './status-changes.ts'
import { lockOrder, nextOrderNumber, saveOrder } from './store.ts'

/** Ends the purchase behind an order: completes its checkout and deletes the cart it came from. */
export async function closePurchase(
  context: Context,
  checkout: Checkout,
  by: { orderId: string; calculation?: Calculation },
): Promise<void> {
  await completeCheckout(context, checkout, by)
  await finishCart(context, checkout)
}

/** Approves an order whose payment succeeded, in the transaction that has locked its checkout. Takes the order number last: everyone else's waits for it
 *  until the commit. */
export async function approvePaidOrder(context: Context, checkout: Checkout, orderId: string): Promise<void> {
  const order = await lockPaymentOrder(context, orderId)
  await closePurchase(context, checkout, { orderId: order.id })
  const approved = approveOrder(order, { number: await nextOrderNumber(context.db, context.siteId), now: context.now })
  const saved = markPaid(approved, context.now)
  await saveOrder(context, saved)
  await recordApproved(context, { ...saved, revision: approved.revision })
  await recordPaymentStatus(context, saved, approved.paymentStatus)
}

/** Why an order's payment failed. */
export interface Failure {
  how: 'decline' | 'cancel'
  paymentId: string
  lastFourDigits?: string
}

/** Rejects an order whose payment failed. */
export async function rejectOrder(context: Context, orderId: string, failure: Failure): Promise<void> {
  const order = await lockPaymentOrder(context, orderId)
  const failed = markPaymentFailed(order, failure.how, { now: context.now, ...failureContents(context, order, failure) })
  const saved = markRejected(failed, context.now)
  await saveOrder(context, saved)
  await recordPaymentStatus(context, { ...saved, revision: failed.revision }, order.paymentStatus)
  await recordUpdated(context, saved, ['status'])
}

/** The revision of the checkout that an order was created from. */
export const findCheckoutRevision = async (context: Context, orderId: string): Promise<number | null> =>
  (await lockPaymentOrder(context, orderId)).checkoutRevision

async function lockPaymentOrder(context: Context, orderId: string): Promise<Order> {
  const order = await lockOrder(context, orderId)
  if (!order) throw new Error(`order ${orderId} of a payment doesn't exist`)
  return order
}

function failureContents({ site }: Context, { totalMinor, currency }: Order, { how, paymentId, lastFourDigits }: Failure) {
  const amount = toWirePrice(totalMinor, currency, site.settings.locale)
  const card = lastFourDigits === undefined ? {} : { creditCardDetails: { lastFourDigits } }
  const contents = { paymentId, regular: { amount, ...card } }
  return how === 'decline' ? { paymentDeclined: contents } : { paymentCanceled: contents }
}
