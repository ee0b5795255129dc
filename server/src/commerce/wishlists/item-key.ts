import { createHash } from 'node:crypto'
import { catalogueAppIds, isBuiltInCatalogue } from '@stoa/contract/catalog-reference'
import type { WishlistItem } from './wishlist.ts'

export interface Reference {
  appId: string
  catalogItemId: string
  options?: Record<string, unknown> | null
}

type ItemIdentity = Pick<WishlistItem, 'itemKey' | 'appId' | 'catalogItemId' | 'options'>

/** An item as it is stored. Its key is the same for references to the same item: whichever ID of the built-in catalogue they use, in whatever order their
 *  options are, and whether missing options are empty, null or absent. */
export function identifyItem({ appId, catalogItemId, options }: Reference): ItemIdentity {
  const isOwn = isBuiltInCatalogue(appId)
  const id = isOwn ? catalogItemId.toLowerCase() : catalogItemId
  const selected = options && Object.keys(options).length > 0 ? options : undefined
  const text = JSON.stringify([isOwn ? catalogueAppIds[0] : appId, id, sorted(selected ?? null)])
  const itemKey = createHash('sha256').update(text).digest('base64url')
  return { itemKey, appId, catalogItemId: id, ...(selected && { options: selected }) }
}

/** The value with the keys of its objects in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, held]) => [key, sorted(held)] as const)
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1))
}
