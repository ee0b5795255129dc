import { stockEvents } from '@stoa/contract/stock/events'
import { timeOfId } from '../../../database/ids.ts'
import { followEvents } from '../../../events/public.ts'
import { serverContext } from '../../../jobs/public.ts'
import { withoutTransaction } from '../../../kernel/in-transaction.ts'
import { recordOfOrders } from '../located/record-of-orders.ts'
import type { Movement } from './movement.ts'
import { orderedChangeOf, type OrderedChange } from './ordered-change.ts'
import { insertMovementsOnce } from './store.ts'

/** Stores what orders moved and records it in the catalogue V3, so that an order needn't: other changes do it with themselves. */
export const recordMovements = followEvents(
  'stock-movements',
  async ({ services }, db, { siteId, events }) => {
    await insertMovementsOnce(db, siteId, events.flatMap(movementOf))
    const ofOrders = events.flatMap((event) => orderedChangeOf(event) ?? [])
    if (ofOrders.length > 0) await recordOfOrders(await serverContext(services, siteId, withoutTransaction(db)), ofOrders)
  },
  { kinds: [stockEvents.variantsChanged] },
)

/** The movement of an order's event. */
export function movementOf(event: OrderedChange['event']): Movement[] {
  const change = orderedChangeOf(event)
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
