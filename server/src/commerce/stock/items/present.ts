import type { Static } from 'typebox'
import type { StockItem } from '@stoa/contract/stock/stock-item'
import { isInStock } from '../../catalogue/public.ts'
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
  const { visible, hasItem, trackQuantity, reserved, preordered, ownThreshold } = row
  const quantity = row.quantity - reserved
  const lowStockThreshold = ownThreshold ?? threshold
  return {
    ...presentVariantHead(row, baseUrl),
    locationId,
    hasItem,
    visible,
    trackQuantity,
    inStock: isInStock(row),
    quantity,
    reserved,
    preordered,
    preorderInfo: presentPreorder(row.preorder),
    lowStockThreshold,
    ownThreshold,
    isLow: visible && trackQuantity && quantity <= lowStockThreshold,
  }
}
