import type { wishlists } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { Wishlist, WishlistItem } from './wishlist.ts'

export type WireWishlist = ResponseOf<typeof wishlists.getDefaultWishlist>['wishlist']

/** A wishlist on the wire. A member who has none yet gets an empty one. */
export const presentWishlist = (memberId: string, wishlist: Wishlist | undefined, items: readonly WishlistItem[]): WireWishlist => ({
  id: wishlist?.id,
  memberId,
  items: items.map(presentItem),
  createdDate: wishlist?.createdDate.toISOString(),
  updatedDate: wishlist?.updatedDate.toISOString(),
})

export const presentItem = ({ appId, catalogItemId, options, addedDate }: WishlistItem): WireWishlist['items'][number] => ({
  catalogReference: { catalogItemId, appId, ...(options && { options }) },
  addedDate: addedDate.toISOString(),
})
