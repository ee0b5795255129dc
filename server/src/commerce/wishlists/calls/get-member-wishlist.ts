import type { wishlists } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentWishlist } from '../present.ts'
import { findWishlist, itemsOf } from '../store.ts'

export const getMemberWishlist: Handler<typeof wishlists.getMemberWishlist> = async (context, { memberId }) => {
  const wishlist = (await findWishlist(context, memberId)) ?? refuse('WISHLIST_NOT_FOUND')
  return { wishlist: presentWishlist(memberId, wishlist, await itemsOf(context, wishlist.id)) }
}
