import { stockEvents } from '@stoa/contract/stock/events'
import { type MovementReason, orderReasons } from '@stoa/contract/stock/reasons'
import { timeOfId } from '../../../database/ids.ts'
import { followEvents, type PublishedEvent } from '../../../events/public.ts'
import type { Cause, presentChange } from '../record.ts'
import type { Movement } from './movement.ts'
import { insertMovements } from './store.ts'

/** Stores what orders moved, so that an order needn't: other changes write their movements with themselves. */
export const recordMovements = followEvents(
  'stock-movements',
  async (_app, db, { siteId, events }) => insertMovements(db, siteId, events.flatMap(movementOf)),
  { kinds: [stockEvents.variantsChanged] },
)

type Entity = ReturnType<typeof presentChange> & Partial<Cause>

/** The movement of an order's event. Those of earlier versions have no reason. */
export function movementOf({ id, entity, actor }: Pick<PublishedEvent, 'id' | 'entity' | 'actor'>): Movement[] {
  const { productId, variants, reason, orderId } = entity as Entity
  const [variant] = variants
  if (!reason || !variant || !isOfOrder(reason)) return []
  const { oldValue, newValue } = variant
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
      orderId: orderId ?? null,
      actor,
    },
  ]
}

const isOfOrder = (reason: MovementReason): boolean => orderReasons.some((one) => one === reason)
