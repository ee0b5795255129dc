import type { Context } from '../../kernel/context.ts'
import { deleteWishlistOf } from './store.ts'

/** Deletes the wishlist of a member who was purged. Returns its ID, whose events are emptied. */
export async function purgeOwnerWishlist(context: Context, memberId: string): Promise<string[]> {
  const id = await deleteWishlistOf(context, memberId)
  return id ? [id] : []
}
