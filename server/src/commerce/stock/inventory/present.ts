import type { Static } from 'typebox'
import type { InventoryItem } from '@stoa/contract/stock/inventory-item'
import { isForPreorder, isInStock, type PreorderSettings } from '../../catalogue/public.ts'
import { freeOf } from '../level.ts'
import type { CountedStock } from '../store.ts'
import type { InventoryRow } from './store.ts'

type WireItem = Static<typeof InventoryItem>

/** An inventory item on the wire, with some of its variants or with all. */
export function presentInventory(
  { id, numericId, settings, updatedDate, lastMovement, variants }: InventoryRow,
  variantIds?: readonly string[],
): WireItem {
  const stock = variants ?? []
  const shown = variantIds ? stock.filter(({ variantId }) => variantIds.includes(variantId)) : stock
  return {
    id,
    externalId: id,
    productId: id,
    trackQuantity: stock.some(({ trackQuantity }) => trackQuantity),
    variants: shown.map(presentVariantOf),
    lastUpdated: latestOf(updatedDate, lastMovement, settings && new Date(settings.updatedDate)).toISOString(),
    numericId: String(numericId),
    preorderInfo: presentPreorder(settings?.preorder ?? null),
  }
}

const latestOf = (...dates: (Date | null)[]): Date => new Date(Math.max(...dates.map((date) => date?.getTime() ?? 0)))

const presentVariantOf = (level: CountedStock): WireItem['variants'][number] => ({
  variantId: level.variantId,
  inStock: isInStock(level),
  ...(level.trackQuantity ? { quantity: freeOf(level) } : {}),
  availableForPreorder: isForPreorder(level),
})

export const presentPreorder = (preorder: PreorderSettings | null): WireItem['preorderInfo'] => ({
  enabled: preorder?.enabled ?? false,
  message: preorder?.message ?? null,
  limit: preorder?.limit ?? null,
})
