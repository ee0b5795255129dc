import { wishlistEvents } from '@stoa/contract/wishlists/events'
import { wishlistItemsMax } from '@stoa/contract/wishlists/wishlist'
import { type EventName, recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import { identifyItem, type Reference } from './item-key.ts'
import { presentItem } from './present.ts'
import { createWishlist, deleteItem, hasItem, insertItem, lockWishlist, updateWishlist } from './store.ts'
import type { Wishlist, WishlistItem } from './wishlist.ts'

const optionsSizeMax = 4_000

/** Adds an item to the caller's wishlist, creating it first if there is none. Nothing changes if it has the item. */
export async function addToWishlist(context: Context, reference: Reference): Promise<Wishlist> {
  checkOptions(reference)
  const wishlist = (await lockWishlist(context)) ?? (await createWishlist(context))
  const position = wishlist.revision + 1
  const item = { ...identifyItem(reference), wishlistId: wishlist.id, position, addedDate: context.now }
  if (await insertItem(context, item)) return saveChange(context, wishlist, wishlistEvents.itemAdded, item)
  if (await hasItem(context, item)) return wishlist
  return refuse('WISHLIST_ITEMS_LIMIT_EXCEEDED', { limit: wishlistItemsMax })
}

/** Removes an item from the caller's wishlist. Nothing changes if it doesn't have the item. */
export async function removeFromWishlist(context: Context, reference: Reference): Promise<Wishlist | undefined> {
  const wishlist = await lockWishlist(context)
  const item = wishlist && (await deleteItem(context, wishlist.id, identifyItem(reference).itemKey))
  return item ? saveChange(context, wishlist, wishlistEvents.itemRemoved, item) : wishlist
}

/** Saves a locked wishlist and records the event. */
async function saveChange(context: Context, wishlist: Wishlist, event: EventName, item: WishlistItem): Promise<Wishlist> {
  const saved = await updateWishlist(context, wishlist)
  const { id, revision } = saved
  recordEvent(context, event, { id, revision, entity: { wishlistId: id, item: presentItem(item) } })
  return saved
}

function checkOptions({ options }: Reference): void {
  if (options && JSON.stringify(options).length > optionsSizeMax) {
    refuseFields({
      field: 'catalogReference.options',
      description: `has more than ${optionsSizeMax} characters`,
      violatedRule: 'MAX_SIZE',
    })
  }
}
