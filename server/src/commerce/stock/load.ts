import { stockEvents } from '@stoa/contract/stock/events'
import { pastEvent, type PastEvent } from '../../events/public.ts'
import type { Scope } from '../../kernel/context.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { freeOf, withFree } from './level.ts'
import { lockStock } from './located/store.ts'
import { orderedChangesIn } from './movements/ordered-change.ts'
import { movementOf } from './movements/record-movements.ts'
import { insertMovementsOnce } from './movements/store.ts'
import { keyOf, type Pieces } from './pieces.ts'
import { type Cause, presentChange } from './record.ts'
import { type CountedStock, setStockRevisions } from './store.ts'

/** Pieces that an order of the history took out of stock, or that came back: `quantity` is added. */
export interface PastMovement extends Pieces {
  time: Date
  identity: CallerIdentity
  cause: Cause
}

/** Writes the movements that led to today's stock, and returns their events. The stock doesn't change: it is what they left. */
export async function loadMovements({ db, siteId }: Scope, movements: readonly PastMovement[]): Promise<PastEvent[]> {
  const byVariant = Map.groupBy(movements, keyOf)
  const stockRows = await lockStock(
    db,
    siteId,
    [...byVariant.values()].map(([first]) => first!),
  )
  const tracked = stockRows.filter(({ trackQuantity }) => trackQuantity)
  const histories = tracked.map((row) => ({
    row,
    moved: byVariant.get(keyOf(row))!.toSorted((a, b) => a.time.getTime() - b.time.getTime()),
  }))
  await setStockRevisions(
    db,
    siteId,
    histories.map(({ row: { productId, variantId }, moved }) => ({ productId, variantId, stockRevision: moved.length })),
  )
  const events = histories.flatMap(({ row, moved }) => eventsOf(moved, row))
  await insertMovementsOnce(db, siteId, orderedChangesIn(events).map(movementOf))
  return events
}

function eventsOf(moved: readonly PastMovement[], row: CountedStock): PastEvent[] {
  let available = freeOf(row) - moved.reduce((sum, { quantity }) => sum + quantity, 0)
  return moved.map(({ productId, variantId, quantity, time, identity, cause }, index) => {
    const before = withFree(row, available)
    available += quantity
    if (available < 0) throw new Error(`the history sells more of ${productId} than there was`)
    const entity = { ...presentChange(withFree(row, available), before), ...cause }
    return pastEvent(stockEvents.variantsChanged, { id: `${productId}-${variantId}`, revision: index + 1, entity }, { identity, time })
  })
}
