import type { wishlists } from '@stoa/contract'
import type { RequestOf, ResponseOf } from '@stoa/contract/call'
import { isBuiltInCatalogue } from '@stoa/contract/catalog-reference'
import { wishlistItemsMax } from '@stoa/contract/wishlists/wishlist'
import type { Wishlist, WishlistItem } from './wishlist.ts'

type Page = Omit<RequestOf<typeof wishlists.getWishlistById>, 'id'>
type WireData = ResponseOf<typeof wishlists.getWishlistById>['wishlist']
type DataItem = WireData['items'][number]

/** A page of a wishlist as the packages of the stores read it. Their items have no options: variants of a product are one item with the date of the first. */
export function presentData({ id, memberId }: Wishlist, items: readonly WishlistItem[], { limit, offset, kind }: Page): WireData {
  const products = new Map<string, DataItem>()
  for (const { appId, catalogItemId, addedDate } of items) {
    const item = { id: catalogItemId, dateAdded: addedDate.toISOString(), ...kindOf(appId) }
    const key = `${item.origin} ${item.id}`
    if (!products.has(key)) products.set(key, item)
  }
  const wanted = [...products.values()].filter((item) => !kind?.length || kind.some((one) => matches(item, one)))
  const start = offset ?? 0
  return { id, ownerId: memberId, items: wanted.slice(start, start + (limit ?? wishlistItemsMax)), totalCount: wanted.length }
}

const kindOf = (appId: string): Pick<DataItem, 'type' | 'origin'> =>
  isBuiltInCatalogue(appId) ? { type: 'product', origin: 'wixstores' } : { type: 'item', origin: appId }

const matches = (item: DataItem, { type, origin }: { type?: string; origin?: string }): boolean =>
  (type === undefined || type === item.type) && (origin === undefined || origin === item.origin)
