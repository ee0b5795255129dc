import type { Static } from 'typebox'
import type { adjustmentErrors, StockAdjustment } from '@stoa/contract/stock/adjustment'
import { quantityMax } from '@stoa/contract/stock/preorder'
import { freeOf, withAdded, withFree } from './level.ts'
import type { LocatedStock } from './located/located-stock.ts'

export type Adjustment = Static<typeof StockAdjustment>
export type AdjustmentError = keyof typeof adjustmentErrors

/** The stock after an adjustment, or why it can't be made. */
export function adjusted(
  row: LocatedStock | undefined,
  { action, quantity, expectedQuantity }: Adjustment,
): LocatedStock | AdjustmentError {
  if (!row) return 'VARIANT_NOT_FOUND'
  if (!row.trackQuantity) return 'QUANTITY_NOT_TRACKED'
  if (expectedQuantity !== undefined && expectedQuantity !== freeOf(row)) return 'QUANTITY_CHANGED'
  switch (action) {
    case 'SET':
      return withFree(row, quantity)
    case 'ADD':
      return freeOf(row) + quantity > quantityMax ? 'QUANTITY_TOO_HIGH' : withAdded(row, quantity)
    case 'REMOVE':
      return quantity > row.quantity - row.reserved ? 'INSUFFICIENT_INVENTORY' : { ...row, quantity: row.quantity - quantity }
  }
}
