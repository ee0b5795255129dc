import type { wishlists } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { countWishlistsWith } from '../store.ts'

export const countWishlists: Handler<typeof wishlists.countWishlists> = async (context, { productId }) => ({
  count: await countWishlistsWith(context, productId),
})
