import { inventoryItemEvents } from '@stoa/contract/inventory-v3/events'
import { recordEvent } from '../../../events/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { OrderedChange } from '../movements/ordered-change.ts'
import { keyOf } from '../pieces.ts'
import { presentItem } from './present.ts'
import { itemReasonOf } from './reasons.ts'
import { findStock } from './store.ts'

/** Records the events of the catalogue V3 for what orders changed, with the items as they are now. One that was deleted meanwhile has an event of its own. */
export async function recordOfOrders(context: Context, changes: readonly OrderedChange[]): Promise<void> {
  const keys = changes.map(({ productId, variant }) => ({ productId, variantId: variant.id }))
  const stock = new Map((await findStock(context, keys)).map((one) => [keyOf(one), one]))
  for (const [index, change] of changes.entries()) {
    const item = stock.get(keyOf(keys[index]!))
    if (!item?.hasItem) continue
    const { event, variant, reason: movementReason } = change
    const about = { id: item.itemId, revision: item.stockRevision, actor: event.actor }
    const entity = presentItem(item)
    recordEvent(context, inventoryItemEvents.updated, { ...about, entity })
    const { inStock } = variant.newValue
    if (inStock !== variant.oldValue.inStock)
      recordEvent(context, inventoryItemEvents.stockStatusUpdated, { ...about, entity: { inStock } })
    const reason = itemReasonOf(movementReason)
    recordEvent(context, inventoryItemEvents.updatedWithReason, { ...about, entity: { currentEntity: entity, reason } })
  }
}
