import { inventoryItemEvents } from '@stoa/contract/inventory-v3/events'
import type { MovementReason } from '@stoa/contract/stock/reasons'
import { recordEvent } from '../../../events/public.ts'
import type { Context } from '../../../kernel/context.ts'
import { isInStock } from '../../catalogue/public.ts'
import type { LocatedStock } from './located-stock.ts'
import { presentItem } from './present.ts'
import { itemReasonOf } from './reasons.ts'

/** Stock before and after a change. */
export interface StockDifference {
  before: LocatedStock
  after: LocatedStock
}

/** Records the events of the catalogue V3, whichever catalogue the change was made in. */
export function recordItemChanges(context: Context, changes: readonly StockDifference[], reason: MovementReason): void {
  for (const change of changes) {
    const { before, after } = change
    if (before.hasItem && after.hasItem) recordUpdated(context, change, reason)
    else if (after.hasItem) recordEvent(context, inventoryItemEvents.created, eventOf(after, presentItem(after)))
    else if (before.hasItem) recordEvent(context, inventoryItemEvents.deleted, eventOf(after, presentItem(before)))
  }
}

function recordUpdated(context: Context, { before, after }: StockDifference, movementReason: MovementReason): void {
  const item = presentItem(after)
  recordEvent(context, inventoryItemEvents.updated, eventOf(after, item))
  const inStock = isInStock(after)
  if (inStock !== isInStock(before)) recordEvent(context, inventoryItemEvents.stockStatusUpdated, eventOf(after, { inStock }))
  const reason = itemReasonOf(movementReason)
  if (!reason) return
  const { identity } = context
  const appId = identity.kind === 'app' ? { appId: identity.id } : {}
  recordEvent(context, inventoryItemEvents.updatedWithReason, eventOf(after, { currentEntity: item, reason, ...appId }))
}

const eventOf = (stock: LocatedStock, entity: unknown) => ({ id: stock.itemId, revision: stock.stockRevision, entity })
