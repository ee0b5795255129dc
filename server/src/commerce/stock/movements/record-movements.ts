import { stockEvents } from '@stoa/contract/stock/events'
import { type MovementReason, orderReasons } from '@stoa/contract/stock/reasons'
import { timeOfId } from '../../../database/ids.ts'
import { followEvents, type PublishedEvent } from '../../../events/public.ts'
import { serverContext } from '../../../jobs/public.ts'
import { withoutTransaction } from '../../../kernel/in-transaction.ts'
import { recordOfOrders } from '../located/record-of-orders.ts'
import type { Cause, presentChange } from '../record.ts'
import type { Movement } from './movement.ts'
import { insertMovements } from './store.ts'

/** Stores what orders moved and records it in the catalogue V3, so that an order needn't: other changes do it with themselves. */
export const recordMovements = followEvents(
  'stock-movements',
  async ({ services }, db, { siteId, events }) => {
    await insertMovements(db, siteId, events.flatMap(movementOf))
    const ofOrders = events.flatMap((event) => changeOf(event) ?? [])
    if (ofOrders.length > 0) await recordOfOrders(await serverContext(services, siteId, withoutTransaction(db)), ofOrders)
  },
  { kinds: [stockEvents.variantsChanged] },
)

type Change = ReturnType<typeof presentChange>
type Event = Pick<PublishedEvent, 'id' | 'entity' | 'actor'>

/** What an order changed. */
export interface OrderedChange extends Pick<Change, 'productId'>, Cause {
  event: Event
  variant: Change['variants'][number]
}

/** The change of an order's event; undefined if it is of another. Those of earlier versions have no reason. */
function changeOf(event: Event): OrderedChange | undefined {
  const { productId, variants, reason, orderId } = event.entity as Change & Partial<Cause>
  const [variant] = variants
  if (!reason || !variant || !isOfOrder(reason)) return undefined
  return { event, productId, variant, reason, ...(orderId !== undefined && { orderId }) }
}

/** The movement of an order's event. */
export function movementOf(event: Event): Movement[] {
  const change = changeOf(event)
  if (!change) return []
  const { productId, variant, reason, orderId = null } = change
  const { oldValue, newValue } = variant
  const { id, actor } = event
  return [
    {
      id,
      productId,
      variantId: variant.id,
      locationId: null,
      time: timeOfId(id),
      delta: newValue.quantity - oldValue.quantity,
      quantity: newValue.quantity,
      reason,
      note: null,
      orderId,
      actor,
    },
  ]
}

const isOfOrder = (reason: MovementReason): boolean => orderReasons.some((one) => one === reason)
