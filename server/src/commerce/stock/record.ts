import { stockEvents } from '@stoa/contract/stock/events'
import type { MovementReason } from '@stoa/contract/stock/reasons'
import { recordEvents } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { isForPreorder, isInStock, type StockLevel } from '../catalogue/public.ts'
import { freeOf, withFree } from './level.ts'
import type { ChangedStock } from './store.ts'

/** Why stock changed. Webhooks don't carry it. */
export interface Cause {
  reason: MovementReason
  orderId?: string
}

/** Records an event for each variant of which another number can be sold now. Selling what was reserved changes nothing. */
export const recordStockChanges = (context: Context, changed: readonly ChangedStock[], cause: Cause): void =>
  recordEvents(
    context,
    stockEvents.variantsChanged,
    changed
      .filter(({ added }) => added !== 0)
      .map((change) => ({
        id: `${change.productId}-${change.variantId}`,
        revision: change.stockRevision,
        entity: { ...presentChange(change, withFree(change, freeOf(change) - change.added)), ...cause },
      })),
  )

/** The payload of the wire's event, with one variant. */
export const presentChange = (
  { productId, variantId, ...now }: StockLevel & { productId: string; variantId: string },
  before: StockLevel,
) => ({
  inventoryItemId: productId,
  productId,
  variants: [{ id: variantId, oldValue: presentLevel(before), newValue: presentLevel(now) }],
})

export const presentLevel = (level: StockLevel) => ({
  quantity: freeOf(level),
  inStock: isInStock(level),
  availableForPreorder: isForPreorder(level),
})
