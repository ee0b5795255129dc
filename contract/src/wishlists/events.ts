/** Action events of wishlists. Their body is `{ wishlistId, item }` (decision 0084). */
export const wishlistEvents = {
  itemAdded: { type: 'wix.ecom.v1.wishlist_item_added', entityFqdn: 'wix.ecom.v1.wishlist', slug: 'item_added' },
  itemRemoved: { type: 'wix.ecom.v1.wishlist_item_removed', entityFqdn: 'wix.ecom.v1.wishlist', slug: 'item_removed' },
} as const
