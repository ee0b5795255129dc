import { orderEvents } from '@stoa/contract/orders/events'
import { record } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import type { Order, WireOrder } from './order.ts'
import { presentOrder } from './present.ts'

/** Events tell the shop's whole view: who may read them is decided where they are read. */
const shown = ({ site }: Context, order: Order): WireOrder => presentOrder(order, { settings: site.settings, forTheShop: true })

export const recordCreated = (context: Context, order: Order): Promise<void> =>
  record(context, orderEvents.created, { id: order.id, revision: order.revision, entity: shown(context, order) })

export const recordUpdated = (context: Context, order: Order, changedFields: readonly string[]): Promise<void> =>
  record(context, orderEvents.updated, { id: order.id, revision: order.revision, entity: shown(context, order), changedFields })

/** An action's event carries its body, here `{ order }`. */
export const recordApproved = (context: Context, order: Order): Promise<void> =>
  record(context, orderEvents.approved, { id: order.id, revision: order.revision, entity: { order: shown(context, order) } })

export const recordPaymentStatus = (context: Context, order: Order, previousPaymentStatus: Order['paymentStatus']): Promise<void> =>
  record(context, orderEvents.paymentStatusUpdated, {
    id: order.id,
    revision: order.revision,
    entity: { order: shown(context, order), previousPaymentStatus },
  })
