import { isDeepStrictEqual } from 'node:util'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { stockEvents } from '@stoa/contract/stock/events'
import type { MovementReason } from '@stoa/contract/stock/reasons'
import { recordEvents } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { freeOf } from './level.ts'
import { type LocatedStock, preorderOf } from './located/located-stock.ts'
import { recordItemChanges, type StockDifference } from './located/record-items.ts'
import { saveStock } from './located/store.ts'
import { manualMovement } from './movements/manual-movement.ts'
import { insertMovements } from './movements/store.ts'
import { presentChange, presentLevel } from './record.ts'

interface ManualCause {
  reason: MovementReason
  note?: string | null | undefined
}

/** Saves changes of locked stock that no order makes, with their movements and events. What stays as it was is left out. Returns the stock that was saved. */
export async function saveChanges(
  context: Context,
  changes: readonly StockDifference[],
  { reason, note }: ManualCause,
): Promise<LocatedStock[]> {
  const saved = changes.filter(isChanged).map(({ before, after }) => ({ before, after: nextOf(after, context.now) }))
  if (saved.length === 0) return []
  await saveStock(
    context,
    saved.map(({ after }) => after),
  )
  await insertMovements(
    context.db,
    context.siteId,
    saved.flatMap(({ before, after }) => {
      const { productId, variantId, locationId } = after
      if (freeOf(after) === freeOf(before)) return []
      return [manualMovement(context, { productId, variantId, locationId, before, after, reason, note })]
    }),
  )
  recordOfVariants(
    context,
    saved.filter(({ after }) => after.locationId === defaultLocationId),
    reason,
  )
  recordItemChanges(context, saved, reason)
  return saved.map(({ after }) => after)
}

const nextOf = (stock: LocatedStock, now: Date): LocatedStock => ({ ...stock, stockRevision: stock.stockRevision + 1, updatedDate: now })

const parts = ['trackQuantity', 'inStock', 'quantity', 'reserved', 'preordered', 'preorderLimit', 'hasItem'] as const

const isChanged = ({ before, after }: StockDifference): boolean =>
  parts.some((key) => before[key] !== after[key]) ||
  !isDeepStrictEqual(preorderOf(before), preorderOf(after)) ||
  !isDeepStrictEqual(before.extendedFields, after.extendedFields)

/** Records the events of the catalogue V1, which sells from the default location. */
const recordOfVariants = (context: Context, changes: readonly StockDifference[], reason: MovementReason): void =>
  recordEvents(
    context,
    stockEvents.variantsChanged,
    changes.filter(isOtherToShoppers).map(({ before, after }) => ({
      id: `${after.productId}-${after.variantId}`,
      revision: after.stockRevision,
      entity: { ...presentChange(after, before), reason },
    })),
  )

/** Whether the event of the change says something new. */
function isOtherToShoppers({ before, after }: StockDifference): boolean {
  const [was, is] = [presentLevel(before), presentLevel(after)]
  return was.quantity !== is.quantity || was.inStock !== is.inStock || was.availableForPreorder !== is.availableForPreorder
}
