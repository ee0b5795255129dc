import { orderEvents } from '@stoa/contract/orders/events'
import { orderTransitions } from '@stoa/contract/orders/states'
import type { SampleOrder } from '@stoa/seed'
import { pastEvent, type PastEvent } from '../../events/public.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { transitionTo } from '../../kernel/transition-to.ts'
import type { Calculation, Checkout } from '../checkouts/public.ts'
import { withActivity } from './activity.ts'
import { newComments, withComments } from './comments.ts'
import { newOrder, type OrderScope } from './new-order.ts'
import type { Order } from './order.ts'
import { presentForShop } from './record.ts'
import { approveOrder, markPaid } from './status-changes.ts'

export interface PastPurchase {
  sample: SampleOrder
  checkout: Checkout
  calculation: Calculation
  number: number
  buyer: CallerIdentity
  owner: CallerIdentity
  /** Address of the team member who commented on it. */
  ownerEmail: string
  site: OrderScope['site']
}

/** An order of the history, with everything that happened to it, by the rules of a real one. */
export interface PastOrder {
  order: Order
  events: PastEvent[]
}

export function pastOrder(purchase: PastPurchase): PastOrder {
  const { sample, checkout, calculation, number, buyer, owner, ownerEmail, site } = purchase
  const { placedDate, paidDate, comment, fulfilledDate, canceledDate } = sample
  const events: PastEvent[] = []
  const happened = (
    name: (typeof orderEvents)[keyof typeof orderEvents],
    order: Order,
    { entity, ...more }: { entity: unknown; identity: CallerIdentity; time: Date; changedFields?: string[] },
  ) => events.push(pastEvent(name, { id: order.id, revision: order.revision, entity, ...more }, more))
  const shown = (order: Order) => presentForShop({ site }, order)

  let order: Order = { ...newOrder({ identity: buyer, site, now: placedDate }, checkout, calculation), id: sample.id }
  happened(orderEvents.created, order, { entity: shown(order), identity: buyer, time: placedDate })
  const approvedDate = paidDate ?? placedDate
  order = approveOrder(order, { number, now: approvedDate })
  if (paidDate) {
    const { paymentStatus: previousPaymentStatus, revision } = order
    order = markPaid(order, paidDate)
    happened(
      orderEvents.approved,
      { ...order, revision },
      { entity: { order: shown({ ...order, revision }) }, identity: buyer, time: paidDate },
    )
    const entity = { order: shown(order), previousPaymentStatus }
    happened(orderEvents.paymentStatusUpdated, order, { entity, identity: buyer, time: paidDate })
  } else happened(orderEvents.approved, order, { entity: { order: shown(order) }, identity: buyer, time: approvedDate })
  if (comment) {
    const { date: now, text } = comment
    order = changedBy(withComments(order, newComments({ messages: [text], now, authorEmail: ownerEmail })), now)
    happened(orderEvents.updated, order, { entity: shown(order), identity: owner, time: now, changedFields: ['activities'] })
  }
  if (fulfilledDate) {
    order = changedBy(withActivity({ ...order, fulfillmentStatus: 'FULFILLED' }, 'ORDER_FULFILLED', { now: fulfilledDate }), fulfilledDate)
    happened(orderEvents.fulfilled, order, { entity: { order: shown(order) }, identity: owner, time: fulfilledDate })
  }
  if (canceledDate) {
    const status = transitionTo(order.status, orderTransitions.cancel)
    order = changedBy(withActivity({ ...order, status }, 'ORDER_CANCELED', { now: canceledDate }), canceledDate)
    happened(orderEvents.canceled, order, { entity: { order: shown(order) }, identity: owner, time: canceledDate })
  }
  return { order: { ...order, seenByAHuman: sample.seen }, events }
}

const changedBy = (order: Order, now: Date): Order => ({ ...order, revision: order.revision + 1, updatedDate: now })
