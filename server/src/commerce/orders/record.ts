import { orderEvents } from '@stoa/contract/orders/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import type { Order, WireOrder } from './order.ts'
import { presentOrder } from './present.ts'

/** Events contain the shop's full view. Who can read them is decided when they are read. */
export const presentForShop = ({ site }: { site: Pick<Context['site'], 'settings'> }, order: Order): WireOrder =>
  presentOrder(order, { settings: site.settings, isForShop: true })

export const recordCreated = (context: Context, order: Order): void =>
  recordEvent(context, orderEvents.created, { id: order.id, revision: order.revision, entity: presentForShop(context, order) })

export const recordUpdated = (context: Context, order: Order, changedFields: readonly string[]): void =>
  recordEvent(context, orderEvents.updated, {
    id: order.id,
    revision: order.revision,
    entity: presentForShop(context, order),
    changedFields,
  })

/** An action's event carries its body, here `{ order }`. */
export const recordApproved = (context: Context, order: Order): void =>
  recordEvent(context, orderEvents.approved, { id: order.id, revision: order.revision, entity: { order: presentForShop(context, order) } })

export const recordPaymentStatus = (context: Context, order: Order, previousPaymentStatus: Order['paymentStatus']): void =>
  recordEvent(context, orderEvents.paymentStatusUpdated, {
    id: order.id,
    revision: order.revision,
    entity: { order: presentForShop(context, order), previousPaymentStatus },
  })
