import type { wishlists } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentData } from '../present-data.ts'
import { findWishlistById, itemsOf } from '../store.ts'

export const getWishlistById: Handler<typeof wishlists.getWishlistById> = async (context, { id, limit, offset, kind }) => {
  const wishlist = (await findWishlistById(context, id)) ?? refuse('WISHLIST_NOT_FOUND')
  return { wishlist: presentData(wishlist, await itemsOf(context, id), { limit, offset, kind }) }
}
