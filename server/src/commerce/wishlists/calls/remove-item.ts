import type { wishlists } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { removeFromWishlist } from '../change.ts'
import { presentWishlist } from '../present.ts'
import { itemsOf } from '../store.ts'

export const removeItem: Handler<typeof wishlists.removeItem> = async (context, { catalogReference, returnEntity }) => {
  const wishlist = await removeFromWishlist(context, catalogReference)
  if (!returnEntity) return {}
  return { wishlist: presentWishlist(context.identity.id, wishlist, wishlist ? await itemsOf(context, wishlist.id) : []) }
}
