import type { Static } from 'typebox'
import type { InventoryItemChanges } from '@stoa/contract/stock/inventory-item'
import { type PreorderSettings, preorderLimitOf } from '../../catalogue/public.ts'
import { freeOf, withFree } from '../level.ts'
import { type LocatedStock, noPreorder } from '../located/located-stock.ts'

type Changes = Static<typeof InventoryItemChanges>
type VariantChange = NonNullable<Changes['variants']>[number]

/** The settings after a change of those that are sent. */
export const withPreorder = (settings: PreorderSettings | undefined, changes: Changes['preorderInfo']): PreorderSettings => {
  const before = settings ?? noPreorder
  const { enabled = before.enabled, message = before.message, limit = before.limit } = changes ?? {}
  return { enabled, message, limit }
}

interface ItemSettings {
  trackQuantity: boolean
  /** Settings of preorders of the product. If they are sent, its variants have none of their own any more. */
  preorder: PreorderSettings
  isPreorderSent: boolean
}

/** A variant after a change of its item, and of itself if it is sent. What is in stock by hand owes no preorders; a quantity that is tracked again serves
 *  those that were made meanwhile. */
export function withItemChanges(
  row: LocatedStock,
  { trackQuantity, preorder, isPreorderSent }: ItemSettings,
  change: VariantChange | undefined,
): LocatedStock {
  const inStock = change?.inStock ?? row.inStock
  const quantity = change?.quantity ?? (trackQuantity ? freeOf(row) : undefined)
  const level = quantity === undefined ? row : withFree(row, quantity)
  const isServed = !trackQuantity && change?.inStock === true
  const ownPreorder = isPreorderSent ? null : row.ownPreorder
  return {
    ...level,
    ...(isServed && { preordered: 0 }),
    trackQuantity,
    inStock,
    hasItem: true,
    ownPreorder,
    productPreorder: preorder,
    preorderLimit: preorderLimitOf(ownPreorder ?? preorder),
  }
}
