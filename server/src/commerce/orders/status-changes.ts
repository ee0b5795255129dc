import { orderPaymentTransitions, orderTransitions } from '@stoa/contract/orders/states'
import { transitionTo } from '../../kernel/transition-to.ts'
import { withActivity } from './activity.ts'
import type { Order, WireActivity } from './order.ts'

/** An order that is good: it has its number, and stands in everybody's list. */
export function approveOrder(order: Order, { number, now }: { number: number; now: Date }): Order {
  const status = transitionTo(order.status, orderTransitions.approve)
  return withActivity({ ...order, revision: order.revision + 1, updatedDate: now, status, number }, 'ORDER_PLACED', { now })
}

/** An order whose whole total was paid. */
export function markPaid(order: Order, now: Date): Order {
  const paymentStatus = transitionTo(order.paymentStatus, orderPaymentTransitions.pay)
  return withActivity(
    { ...order, revision: order.revision + 1, updatedDate: now, paymentStatus, paidMinor: order.totalMinor },
    'ORDER_PAID',
    { now },
  )
}

/** An order that nothing came of. */
export function markRejected(order: Order, now: Date): Order {
  const status = transitionTo(order.status, orderTransitions.reject)
  return withActivity({ ...order, revision: order.revision + 1, updatedDate: now, status }, 'ORDER_REJECTED', { now })
}

/** An order whose payment failed; the activity says outcome. */
export function markPaymentFailed(
  order: Order,
  outcome: 'decline' | 'cancel',
  { now, ...contents }: { now: Date } & Partial<WireActivity>,
): Order {
  const paymentStatus = transitionTo(order.paymentStatus, orderPaymentTransitions[outcome])
  const activity = outcome === 'decline' ? 'PAYMENT_DECLINED' : 'PAYMENT_CANCELED'
  return withActivity({ ...order, revision: order.revision + 1, updatedDate: now, paymentStatus }, activity, { now, ...contents })
}
