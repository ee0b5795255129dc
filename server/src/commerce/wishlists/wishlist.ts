import { bigint, jsonb, table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'

export const wishlistsTable = table('wishlists', {
  id: uuid(),
  /** 0 for a wishlist that was just created and is still empty. */
  revision: bigint(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  memberId: uuid(),
})

export const itemsTable = table('wishlist_items', {
  wishlistId: uuid(),
  itemKey: text(),
  position: bigint(),
  addedDate: timestamptz(),
  appId: uuid(),
  catalogItemId: text(),
  options: jsonb<Record<string, unknown>>().optional(),
})

/** A stored wishlist. Each member has at most one. */
export type Wishlist = RowOf<typeof wishlistsTable>
export type WishlistItem = RowOf<typeof itemsTable>
