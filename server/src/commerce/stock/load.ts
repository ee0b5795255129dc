import { stockEvents } from '@stoa/contract/stock/events'
import { pastEvent, type PastEvent } from '../../events/public.ts'
import type { Scope } from '../../kernel/context.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { keyOf, type Pieces } from './pieces.ts'
import { presentChange } from './record.ts'
import { lockStock, setStockRevisions } from './store.ts'

/** Pieces that an order of the history took out of stock, or that came back: `quantity` is added. */
export interface Movement extends Pieces {
  time: Date
  identity: CallerIdentity
}

/** The events of the movements that led to today's stock. It doesn't change: it is what they left. */
export async function loadMovements({ db, siteId }: Scope, movements: readonly Movement[]): Promise<PastEvent[]> {
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
  return histories.flatMap(({ row, moved }) => eventsOf(moved, row.quantity - row.reserved))
}

function eventsOf(moved: readonly Movement[], left: number): PastEvent[] {
  let available = left - moved.reduce((sum, { quantity }) => sum + quantity, 0)
  return moved.map(({ productId, variantId, quantity, time, identity }, index) => {
    available += quantity
    if (available < 0) throw new Error(`the history sells more of ${productId} than there was`)
    const entity = presentChange({ productId, variantId, available, added: quantity })
    return pastEvent(stockEvents.variantsChanged, { id: `${productId}-${variantId}`, revision: index + 1, entity }, { identity, time })
  })
}
