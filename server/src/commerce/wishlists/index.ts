import type { wishlists as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { addItem } from './calls/add-item.ts'
import { countWishlists } from './calls/count-wishlists.ts'
import { getDefaultWishlist } from './calls/get-default-wishlist.ts'
import { getMemberWishlist } from './calls/get-member-wishlist.ts'
import { getWishlistById } from './calls/get-wishlist-by-id.ts'
import { removeItem } from './calls/remove-item.ts'

export const wishlists: Handlers<typeof contract> = {
  getDefaultWishlist,
  addItem,
  removeItem,
  getWishlistById,
  getMemberWishlist,
  countWishlists,
}

export { purgeOwnerWishlist } from './purge-owner.ts'
