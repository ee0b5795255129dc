import type { Context } from '../../kernel/context.ts'
import { finishCart } from '../carts/public.ts'
import { type Checkout, completeCheckout } from '../checkouts/public.ts'
import { toWirePrice } from '../pricing/public.ts'
import type { Order } from './order.ts'
import { recordApproved, recordPaymentStatus, recordUpdated } from './record.ts'
import { approveOrder, markPaid, markRejected, markPaymentFailed } from './status-changes.ts'
import { lockOrder, nextOrderNumber, saveOrder } from './store.ts'

/** Locks the order of a payment until the transaction ends: after its checkout and before the payment, the lock order used everywhere. */
export async function lockOrderToSettle(context: Context, orderId: string): Promise<Order> {
  const order = await lockOrder(context, orderId)
  if (!order) throw new Error(`order ${orderId} of a payment doesn't exist`)
  return order
}

/** Approves a locked order whose payment succeeded, in the transaction that has locked its checkout. Takes the order number last: everyone else's waits for it
 *  until the commit. */
export async function approvePaidOrder(context: Context, checkout: Checkout, order: Order): Promise<void> {
  await completeCheckout(context, checkout, order.id)
  await finishCart(context, checkout)
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

/** Rejects a locked order whose payment failed. */
export async function rejectOrder(context: Context, order: Order, failure: Failure): Promise<void> {
  const failed = markPaymentFailed(order, failure.how, { now: context.now, ...failureContents(context, order, failure) })
  const saved = markRejected(failed, context.now)
  await saveOrder(context, saved)
  await recordPaymentStatus(context, { ...saved, revision: failed.revision }, order.paymentStatus)
  await recordUpdated(context, saved, ['status'])
}

function failureContents({ site }: Context, { totalMinor, currency }: Order, { how, paymentId, lastFourDigits }: Failure) {
  const amount = toWirePrice(totalMinor, currency, site.settings.locale)
  const card = lastFourDigits === undefined ? {} : { creditCardDetails: { lastFourDigits } }
  const contents = { paymentId, regular: { amount, ...card } }
  return how === 'decline' ? { paymentDeclined: contents } : { paymentCanceled: contents }
}
