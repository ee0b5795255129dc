import { orderPaymentTransitions, orderTransitions } from '@stoa/contract/orders/states'
import { move } from '../../kernel/move.ts'
import { withActivity } from './activity.ts'
import type { Order, WireActivity } from './order.ts'

/** An order that is good: it has its number, and stands in everybody's list. */
export function approved(order: Order, { number, now }: { number: number; now: Date }): Order {
  const status = move(order.status, orderTransitions.approve)
  return withActivity({ ...order, revision: order.revision + 1, updatedDate: now, status, number }, 'ORDER_PLACED', { now })
}

/** An order whose whole total was paid. */
export function paid(order: Order, now: Date): Order {
  const paymentStatus = move(order.paymentStatus, orderPaymentTransitions.pay)
  return withActivity(
    { ...order, revision: order.revision + 1, updatedDate: now, paymentStatus, paidMinor: order.totalMinor },
    'ORDER_PAID',
    { now },
  )
}

/** An order that nothing came of. */
export function rejected(order: Order, now: Date): Order {
  const status = move(order.status, orderTransitions.reject)
  return withActivity({ ...order, revision: order.revision + 1, updatedDate: now, status }, 'ORDER_REJECTED', { now })
}

/** An order whose payment failed; the activity says how. */
export function unpaid(order: Order, how: 'decline' | 'cancel', { now, ...told }: { now: Date } & Partial<WireActivity>): Order {
  const paymentStatus = move(order.paymentStatus, orderPaymentTransitions[how])
  const activity = how === 'decline' ? 'PAYMENT_DECLINED' : 'PAYMENT_CANCELED'
  return withActivity({ ...order, revision: order.revision + 1, updatedDate: now, paymentStatus }, activity, { now, ...told })
}
