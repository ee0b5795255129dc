import { orderPaymentTransitions, orderTransitions } from '@stoa/contract/orders/states'
import { transitionTo } from '../../kernel/transition-to.ts'
import { withActivity } from './activity.ts'
import { releaseFiles } from './digital-files.ts'
import type { Order, WireActivity } from './order.ts'

/** Approves an order: it gets its number and appears in lists. */
export function approveOrder(order: Order, { number, now }: { number: number; now: Date }): Order {
  const status = transitionTo(order.status, orderTransitions.approve)
  return withActivity({ ...order, revision: order.revision + 1, updatedDate: now, status, number }, 'ORDER_PLACED', { now })
}

/** Marks an order as fully paid. */
export function markPaid(order: Order, now: Date): Order {
  const paymentStatus = transitionTo(order.paymentStatus, orderPaymentTransitions.pay)
  return withPayment({ ...order, revision: order.revision + 1, updatedDate: now, paymentStatus, paidMinor: order.totalMinor }, now)
}

/** What a payment in full leads to. An order of zero is paid when it is placed. */
export const withPayment = (order: Order, now: Date): Order => releaseFiles(withActivity(order, 'ORDER_PAID', { now }), now)

/** Marks an order as rejected. */
export function markRejected(order: Order, now: Date): Order {
  const status = transitionTo(order.status, orderTransitions.reject)
  return withActivity({ ...order, revision: order.revision + 1, updatedDate: now, status }, 'ORDER_REJECTED', { now })
}

/** Marks the payment of an order as failed. The activity records whether it was declined or canceled. */
export function markPaymentFailed(
  order: Order,
  outcome: 'decline' | 'cancel',
  { now, ...contents }: { now: Date } & Partial<WireActivity>,
): Order {
  const paymentStatus = transitionTo(order.paymentStatus, orderPaymentTransitions[outcome])
  const activity = outcome === 'decline' ? 'PAYMENT_DECLINED' : 'PAYMENT_CANCELED'
  return withActivity({ ...order, revision: order.revision + 1, updatedDate: now, paymentStatus }, activity, { now, ...contents })
}
