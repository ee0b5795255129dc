import type { Client } from '@stoa/sdk'
import { pictureOf, type PictureFacts } from '../products/thumbnail.tsx'

export type StockItem = Awaited<ReturnType<Client['stock']['queryStock']>>['items'][number]

/** The stock of a variant as a list row. */
export interface InventoryRow {
  id: string
  productId: string
  variantId: string
  name: string
  /** `Blue / M`. Empty for a product without options. */
  choices: string
  sku: string
  locationId: string
  /** Whether it has an inventory item there. */
  hasItem: boolean
  isTracked: boolean
  isInStock: boolean
  isVisible: boolean
  isLow: boolean
  quantity: number
  reserved: number
  preordered: number
  threshold: number
  ownThreshold: number | null
  picture: PictureFacts | undefined
}

export const inventoryRow = (item: StockItem): InventoryRow => ({
  id: item.id,
  productId: item.productId,
  variantId: item.variantId,
  name: item.productName,
  choices: Object.values(item.choices).join(' / '),
  sku: item.sku ?? '',
  locationId: item.locationId,
  hasItem: item.hasItem,
  isTracked: item.trackQuantity,
  isInStock: item.inStock,
  isVisible: item.visible,
  isLow: item.isLow,
  quantity: item.quantity,
  reserved: item.reserved,
  preordered: item.preordered,
  threshold: item.lowStockThreshold,
  ownThreshold: item.ownThreshold,
  picture: pictureOf(item),
})

/** The name with the choices. */
export const fullName = ({ name, choices }: Pick<InventoryRow, 'name' | 'choices'>): string => [name, choices].filter(Boolean).join(', ')

/** Whether its quantity can be changed: without an item, a quantity creates one. */
export const isAdjustable = ({ hasItem, isTracked }: Pick<InventoryRow, 'hasItem' | 'isTracked'>): boolean => isTracked || !hasItem

/** What can be sold; negative if more is preordered. */
export const freeOf = ({ quantity, preordered }: Pick<InventoryRow, 'quantity' | 'preordered'>): number => quantity - preordered
