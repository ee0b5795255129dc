import type { Static } from 'typebox'
import type { StockItem } from '@stoa/contract/stock/stock-item'
import { isInStock } from '../../catalogue/public.ts'
import { presentPreorder } from '../inventory/present.ts'
import { presentVariantHead } from '../variant-head.ts'
import type { StockItemRow } from './store.ts'

interface StockView {
  /** Of variants without their own. */
  threshold: number
  baseUrl: string
}

export function presentStockItem(row: StockItemRow, { threshold, baseUrl }: StockView): Static<typeof StockItem> {
  const { visible, trackQuantity, reserved, preordered, ownThreshold } = row
  const quantity = row.quantity - reserved
  const lowStockThreshold = ownThreshold ?? threshold
  return {
    ...presentVariantHead(row, baseUrl),
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
