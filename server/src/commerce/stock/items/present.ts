import type { Static } from 'typebox'
import type { StockItem } from '@stoa/contract/stock/stock-item'
import { toWireImage } from '../../../content/media/public.ts'
import { coverOf, isInStock, visiblePictures } from '../../catalogue/public.ts'
import { presentPreorder } from '../inventory/present.ts'
import type { StockItemRow } from './store.ts'

interface StockView {
  /** Of variants without their own. */
  threshold: number
  baseUrl: string
}

export function presentStockItem(row: StockItemRow, { threshold, baseUrl }: StockView): Static<typeof StockItem> {
  const { productId, variantId, productName, choices, sku, visible, trackQuantity, reserved, preordered, ownThreshold } = row
  const [picture] = visiblePictures(row.media)
  const quantity = row.quantity - reserved
  const lowStockThreshold = ownThreshold ?? threshold
  return {
    id: `${productId}-${variantId}`,
    productId,
    variantId,
    productName,
    choices,
    ...(sku ? { sku } : {}),
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
    ...(picture ? { image: toWireImage(coverOf(picture), baseUrl) } : {}),
  }
}
