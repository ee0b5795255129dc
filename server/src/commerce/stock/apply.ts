import { isForPreorder, purchasableQuantity } from '../catalogue/public.ts'
import { freeOf, withAdded } from './level.ts'
import { keyOf } from './pieces.ts'
import type { Shortage } from './stock.ts'
import type { ChangedStock, CountedStock, StockChange } from './store.ts'

/** Stock by `keyOf`. */
export type StockByKey = ReadonlyMap<string, CountedStock>

interface Applied {
  stock: StockByKey
  changed: ChangedStock[]
}

/** Applies all changes, or none if there is too little stock for one of them: then it returns the shortage. As in the statement of `store.ts`. */
export function applyChanges(stock: StockByKey, changes: readonly StockChange[]): Applied | { short: Shortage } {
  const freed = new Map(stock)
  for (const change of changes) {
    const row = freed.get(keyOf(change))
    if (row) freed.set(keyOf(change), withReleased(row, change))
  }
  const short = changes.filter((change) => claimOf(change) > (purchasable(freed.get(keyOf(change))) ?? Infinity))
  if (short.length > 0) return { short: new Map(short.map((change) => [keyOf(change), purchasable(freed.get(keyOf(change))) ?? 0])) }
  const next = new Map(stock)
  const changed: ChangedStock[] = []
  for (const change of changes) {
    const before = stock.get(keyOf(change))
    // The catalogue no longer has it, and nothing of it is requested.
    if (!before) continue
    const level = withClaimed(freed.get(keyOf(change))!, change)
    if (isSame(before, level)) continue
    const added = freeOf(level) - freeOf(before)
    const saved = { ...level, stockRevision: before.stockRevision + (added === 0 ? 0 : 1) }
    next.set(keyOf(change), saved)
    changed.push({ ...saved, added })
  }
  return { stock: next, changed }
}

const claimOf = ({ taken, reserved }: StockChange): number => taken + reserved

const purchasable = (row: CountedStock | undefined): number | null => (row ? purchasableQuantity(row) : 0)

function withReleased(row: CountedStock, { released, releasedPreorders }: StockChange): CountedStock {
  return withAdded({ ...row, quantity: row.quantity - released, reserved: row.reserved - released }, released + releasedPreorders)
}

function withClaimed(row: CountedStock, change: StockChange): CountedStock {
  const { taken, reserved, sold } = change
  const left = { ...row, quantity: row.quantity - sold, reserved: row.reserved - sold }
  if (isForPreorder(row)) return { ...left, preordered: left.preordered + claimOf(change) }
  return row.trackQuantity ? { ...left, quantity: left.quantity - taken, reserved: left.reserved + reserved } : left
}

const isSame = (one: CountedStock, other: CountedStock): boolean =>
  one.quantity === other.quantity && one.reserved === other.reserved && one.preordered === other.preordered
