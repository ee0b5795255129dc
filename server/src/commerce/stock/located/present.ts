import type { Static } from 'typebox'
import type { InventoryItemV3 } from '@stoa/contract/inventory-v3/inventory-item'
import { isForPreorder, isInStock, type StockLevel, uniqueIdOf, unlimitedPreorders } from '../../catalogue/public.ts'
import { freeOf } from '../level.ts'
import { type LocatedStock, preorderOf } from './located-stock.ts'

type WireItem = Static<typeof InventoryItemV3>

/** An inventory item on the wire, without what it shows of its product. */
export function presentItem(stock: LocatedStock): WireItem {
  const { itemId, stockRevision, createdDate, updatedDate, productId, variantId, locationId, trackQuantity, extendedFields } = stock
  return {
    id: itemId,
    revision: String(stockRevision),
    createdDate: createdDate.toISOString(),
    updatedDate: updatedDate.toISOString(),
    variantId: uniqueIdOf({ productId, id: variantId }),
    locationId,
    productId,
    ...(trackQuantity ? { quantity: freeOf(stock) } : { inStock: isInStock(stock) }),
    trackQuantity,
    availabilityStatus: availabilityOf(stock),
    preorderInfo: presentPreorders(stock),
    ...(extendedFields && { extendedFields }),
  }
}

function availabilityOf(level: StockLevel): WireItem['availabilityStatus'] {
  if (isInStock(level)) return 'IN_STOCK'
  return isForPreorder(level) ? 'PREORDER' : 'OUT_OF_STOCK'
}

function presentPreorders(stock: LocatedStock): WireItem['preorderInfo'] {
  const { enabled, message, limit } = preorderOf(stock)
  const { preordered, preorderLimit } = stock
  const hasLimit = preorderLimit !== unlimitedPreorders
  return {
    enabled,
    message,
    limit,
    counter: preordered,
    ...(enabled && hasLimit && { quantity: Math.max(0, preorderLimit - preordered) }),
  }
}
