import type { wishlists } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { addToWishlist } from '../change.ts'
import { presentWishlist } from '../present.ts'
import { itemsOf } from '../store.ts'

export const addItem: Handler<typeof wishlists.addItem> = async (context, { catalogReference, returnEntity }) => {
  const wishlist = await addToWishlist(context, catalogReference)
  return returnEntity ? { wishlist: presentWishlist(wishlist.memberId, wishlist, await itemsOf(context, wishlist.id)) } : {}
}
