import type { Client } from '@stoa/sdk'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import type { LocationOption } from './location.ts'

/** The stock of a variant, or of all variants of a product, at a location. */
export interface StockAt extends LocationOption {
  hasItem: boolean
  isTracked: boolean
  isInStock: boolean
  quantity: number
}

interface Request {
  productId: string
  /** The ID that no other variant of the shop has; all variants without it. */
  variantId?: string
  locations: readonly LocationOption[]
}

const itemsMax = 1000

/** The stock at each location; empty if there is only one, if it may not be read, or if there are too many items to add up. */
export async function loadStockByLocation(client: Client, { productId, variantId, locations }: Request): Promise<StockAt[]> {
  if (locations.length === 0) return []
  const filter = { productId, ...(variantId !== undefined && { variantId }) }
  const page = await ifPermitted(
    client.inventoryV3.queryInventoryItems({ query: { filter, cursorPaging: { limit: itemsMax } } }),
    undefined,
  )
  if (!page || page.pagingMetadata.hasNext) return []
  const byLocation = Map.groupBy(page.inventoryItems, ({ locationId }) => locationId)
  return locations.map((location) => {
    const items = byLocation.get(location.id) ?? []
    return {
      ...location,
      hasItem: items.length > 0,
      isTracked: items.some(({ trackQuantity }) => trackQuantity),
      isInStock: items.some(({ availabilityStatus }) => availabilityStatus === 'IN_STOCK'),
      quantity: items.reduce((sum, { quantity = 0 }) => sum + Math.max(0, quantity), 0),
    }
  })
}
