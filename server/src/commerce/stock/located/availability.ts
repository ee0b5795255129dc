import { availableQuantity } from '../../catalogue/public.ts'
import type { StockHere } from './available/store.ts'

/** What shoppers may know of the stock of a variant somewhere. */
export type Availability = 'IN_STOCK' | 'LOW_STOCK' | 'OUT_OF_STOCK'

/** Preorders aren't in stock. `threshold` is that of variants without their own. */
export function availabilityOf({ ownThreshold, ...level }: StockHere, threshold: number): Availability {
  const left = availableQuantity(level)
  if (left === 0) return 'OUT_OF_STOCK'
  return left === null || left > (ownThreshold ?? threshold) ? 'IN_STOCK' : 'LOW_STOCK'
}
