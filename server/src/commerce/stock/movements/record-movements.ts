import { stockEvents } from '@stoa/contract/stock/events'
import { timeOfId } from '../../../database/ids.ts'
import { followEvents } from '../../../events/public.ts'
import { serverContext } from '../../../jobs/public.ts'
import { withoutTransaction } from '../../../kernel/in-transaction.ts'
import { recordOfOrders } from '../located/record-of-orders.ts'
import type { Movement } from './movement.ts'
import { type OrderedChange, orderedChangesIn } from './ordered-change.ts'
import { insertMovementsOnce } from './store.ts'

/** Stores what orders moved and records it in the catalogue V3, so that an order needn't: other changes do it with themselves. */
export const recordMovements = followEvents(
  'stock-movements',
  async ({ services }, db, { siteId, events }) => {
    const changes = orderedChangesIn(events)
    if (changes.length === 0) return
    await insertMovementsOnce(db, siteId, changes.map(movementOf))
    await recordOfOrders(await serverContext(services, siteId, withoutTransaction(db)), changes)
  },
  { kinds: [stockEvents.variantsChanged] },
)

/** The movement of what an order changed. */
export function movementOf({ event: { id, actor }, productId, variant, reason, orderId }: OrderedChange): Movement {
  const { oldValue, newValue } = variant
  return {
    id,
    productId,
    variantId: variant.id,
    locationId: null,
    time: timeOfId(id),
    delta: newValue.quantity - oldValue.quantity,
    quantity: newValue.quantity,
    reason,
    note: null,
    orderId: orderId ?? null,
    actor,
  }
}
