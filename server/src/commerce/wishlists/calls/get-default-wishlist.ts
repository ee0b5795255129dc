import type { wishlists } from '@stoa/contract'
import { isBuiltInCatalogue } from '@stoa/contract/catalog-reference'
import type { Handler } from '../../../kernel/handler.ts'
import { presentWishlist } from '../present.ts'
import { findWishlist, itemsOf } from '../store.ts'

export const getDefaultWishlist: Handler<typeof wishlists.getDefaultWishlist> = async (context, { appId }) => {
  const { id } = context.identity
  const wishlist = await findWishlist(context, id)
  const items = wishlist ? await itemsOf(context, wishlist.id) : []
  const wanted = appId
    ? items.filter((item) => item.appId === appId || (isBuiltInCatalogue(item.appId) && isBuiltInCatalogue(appId)))
    : items
  return { wishlist: presentWishlist(id, wishlist, wanted) }
}
