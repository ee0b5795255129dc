import { stockEvents } from '@stoa/contract/stock/events'
import type { MovementReason } from '@stoa/contract/stock/reasons'
import { recordEvents } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { freeOf } from './level.ts'
import { manualMovement } from './movements/manual-movement.ts'
import { insertMovements } from './movements/store.ts'
import { presentChange, presentLevel } from './record.ts'
import { type CountedStock, saveStock } from './store.ts'

/** Locked stock, before and after a change. */
export interface SavedChange {
  before: CountedStock
  after: CountedStock
}

interface ManualCause {
  reason: MovementReason
  note?: string | null | undefined
}

/** Saves changes of locked stock that no order makes, with their movements and events. What stays as it was is left out. */
export async function saveChanges(context: Context, changes: readonly SavedChange[], { reason, note }: ManualCause): Promise<void> {
  const { db, siteId } = context
  const saved = changes.filter(isChanged).map(({ before, after }) => ({
    before,
    after: { ...after, stockRevision: before.stockRevision + (isOtherToShoppers(before, after) ? 1 : 0) },
  }))
  if (saved.length === 0) return
  await saveStock(
    db,
    siteId,
    saved.map(({ after }) => after),
  )
  await insertMovements(
    db,
    siteId,
    saved.flatMap(({ before, after }) => {
      const { productId, variantId } = after
      return freeOf(after) === freeOf(before) ? [] : [manualMovement(context, { productId, variantId, before, after, reason, note })]
    }),
  )
  recordEvents(
    context,
    stockEvents.variantsChanged,
    saved
      .filter(({ before, after }) => isOtherToShoppers(before, after))
      .map(({ before, after }) => ({
        id: `${after.productId}-${after.variantId}`,
        revision: after.stockRevision,
        entity: { ...presentChange(after, before), reason },
      })),
  )
}

const parts = ['trackQuantity', 'inStock', 'quantity', 'reserved', 'preordered', 'preorderLimit'] as const

const isChanged = ({ before, after }: SavedChange): boolean => parts.some((key) => before[key] !== after[key])

/** Whether the event of the change says something new. */
function isOtherToShoppers(before: CountedStock, after: CountedStock): boolean {
  const [was, is] = [presentLevel(before), presentLevel(after)]
  return was.quantity !== is.quantity || was.inStock !== is.inStock || was.availableForPreorder !== is.availableForPreorder
}
