import type { CountedStock } from './counted/store.ts'
import { keyOf } from './pieces.ts'
import type { Shortage } from './stock.ts'
import type { ChangedStock, StockChange } from './store.ts'

/** Stock by `keyOf`. */
export type StockByKey = ReadonlyMap<string, CountedStock>

interface Applied {
  stock: StockByKey
  changed: ChangedStock[]
}

/** Applies all changes, or none if there is too little stock for one of them: then it returns the shortage. */
export function applyChanges(stock: StockByKey, changes: readonly StockChange[]): Applied | { short: Shortage } {
  const short = changes.filter((change) => change.requested > availableFor(change, stock.get(keyOf(change))))
  if (short.length > 0) return { short: new Map(short.map((change) => [keyOf(change), piecesLeft(change, stock.get(keyOf(change)))])) }
  const next = new Map(stock)
  const changed: ChangedStock[] = []
  for (const change of changes) {
    const row = stock.get(keyOf(change))
    // The catalogue no longer has it, and nothing of it is requested.
    if (!row) continue
    const { trackQuantity, stockRevision } = row
    const quantity = change.quantity + (trackQuantity ? change.trackedQuantity : 0)
    const reserved = change.reserved + (trackQuantity ? change.trackedReserved : 0)
    if (quantity === 0 && reserved === 0) continue
    const added = quantity - reserved
    const saved = {
      ...row,
      quantity: row.quantity + quantity,
      reserved: row.reserved + reserved,
      stockRevision: stockRevision + (added === 0 ? 0 : 1),
    }
    next.set(keyOf(change), saved)
    const { productId, variantId } = row
    changed.push({ productId, variantId, stockRevision: saved.stockRevision, available: saved.quantity - saved.reserved, added })
  }
  return { stock: next, changed }
}

/** What is in stock and not tracked is never short. */
function availableFor(change: StockChange, row: CountedStock | undefined): number {
  return row && !row.trackQuantity && row.inStock ? Infinity : piecesLeft(change, row)
}

const piecesLeft = ({ freed }: StockChange, row: CountedStock | undefined): number =>
  row?.trackQuantity ? row.quantity - row.reserved + freed : 0
