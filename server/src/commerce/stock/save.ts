import { stockEvents } from '@stoa/contract/stock/events'
import type { MovementReason } from '@stoa/contract/stock/reasons'
import { newId, timeOfId } from '../../database/ids.ts'
import { recordEvents } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { toWireIdentity } from '../../kernel/identity.ts'
import { freeOf } from './level.ts'
import { insertMovements } from './movements/store.ts'
import { presentChange, presentLevel } from './record.ts'
import type { CountedStock } from './store.ts'
import { saveStock } from './store.ts'

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
  const { db, siteId, identity } = context
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
  const actor = toWireIdentity(identity)
  await insertMovements(
    db,
    siteId,
    saved.flatMap(({ before, after: { productId, variantId, ...level } }) => {
      const [id, delta, quantity] = [newId(), freeOf(level) - freeOf(before), freeOf(level)]
      if (delta === 0) return []
      return [{ id, productId, variantId, time: timeOfId(id), delta, quantity, reason, note: note ?? null, orderId: null, actor }]
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
