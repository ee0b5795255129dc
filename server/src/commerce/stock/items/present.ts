import type { Static } from 'typebox'
import type { StockItem } from '@stoa/contract/stock/stock-item'
import { isInStock, type StockLevel } from '../../catalogue/public.ts'
import { presentPreorder } from '../inventory/present.ts'
import { presentVariantHead } from '../variant-head.ts'
import type { StockItemRow } from './store.ts'

interface StockView {
  locationId: string
  /** Of variants without their own. */
  threshold: number
  baseUrl: string
}

export function presentStockItem(row: StockItemRow, { locationId, threshold, baseUrl }: StockView): Static<typeof StockItem> {
  const { visible, ownThreshold } = row
  return {
    ...presentVariantHead(row, baseUrl),
    locationId,
    visible,
    ...presentUnits(row, threshold),
    preorderInfo: presentPreorder(row.preorder),
    lowStockThreshold: ownThreshold ?? threshold,
    ownThreshold,
  }
}

/** `visible`: to shoppers. */
type Units = StockLevel & Pick<StockItemRow, 'visible' | 'hasItem' | 'ownThreshold'>

/** The units of a variant at a location. `threshold` is that of variants without their own. */
export function presentUnits(row: Units, threshold: number) {
  const { visible, hasItem, trackQuantity, reserved, preordered, ownThreshold } = row
  const quantity = row.quantity - reserved
  return {
    hasItem,
    trackQuantity,
    inStock: isInStock(row),
    quantity,
    reserved,
    preordered,
    isLow: visible && trackQuantity && quantity <= (ownThreshold ?? threshold),
  }
}
