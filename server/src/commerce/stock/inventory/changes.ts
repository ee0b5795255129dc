import type { Static } from 'typebox'
import type { InventoryItemChanges } from '@stoa/contract/stock/inventory-item'
import { type PreorderSettings, preorderLimitOf } from '../../catalogue/public.ts'
import { freeOf, withFree } from '../level.ts'
import type { CountedStock } from '../store.ts'

type Changes = Static<typeof InventoryItemChanges>
type VariantChange = NonNullable<Changes['variants']>[number]

const noPreorder: PreorderSettings = { enabled: false, message: null, limit: null }

/** The settings after a change of those that are sent. */
export const withPreorder = (settings: PreorderSettings | undefined, changes: Changes['preorderInfo']): PreorderSettings => {
  const before = settings ?? noPreorder
  const { enabled = before.enabled, message = before.message, limit = before.limit } = changes ?? {}
  return { enabled, message, limit }
}

interface ItemSettings {
  trackQuantity: boolean
  preorder: PreorderSettings
}

/** A variant after a change of its item, and of itself if it is sent. What is in stock by hand owes no preorders; a quantity that is tracked again serves
 *  those that were made meanwhile. */
export function withItemChanges(
  row: CountedStock,
  { trackQuantity, preorder }: ItemSettings,
  change: VariantChange | undefined,
): CountedStock {
  const inStock = change?.inStock ?? row.inStock
  const quantity = change?.quantity ?? (trackQuantity ? freeOf(row) : undefined)
  const level = quantity === undefined ? row : withFree(row, quantity)
  const isServed = !trackQuantity && change?.inStock === true
  return { ...level, ...(isServed && { preordered: 0 }), trackQuantity, inStock, preorderLimit: preorderLimitOf(preorder) }
}
