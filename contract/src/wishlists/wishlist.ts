import { Type } from 'typebox'
import { ItemReference } from '../line-item.ts'
import { field, Guid, Instant, maybe, Shape, Text, Whole } from '../scalars.ts'

/** Maximum number of items of a wishlist. */
export const wishlistItemsMax = 100

const WishlistItem = Shape({
  catalogReference: field(ItemReference, 'The saved item. Variants of a product are items of their own.'),
  addedDate: field(Instant, 'When the item was added.'),
})

/** The wishlist of a member. A member who hasn't saved anything yet has an empty one without an ID. */
export const Wishlist = Shape({
  id: maybe(Guid, 'ID of the wishlist. Absent until the first item is added.'),
  memberId: field(Guid, 'ID of the member to whom the wishlist belongs.'),
  items: field(
    Type.Array(WishlistItem, { maxItems: wishlistItemsMax }),
    'The saved items, in the order in which they were added, up to 100. Items that are no longer in the catalogue stay until they are removed.',
  ),
  createdDate: maybe(Instant, 'When the first item was added. Absent until then.'),
  updatedDate: maybe(Instant, 'When an item was last added or removed. Absent until the first item is added.'),
})

const kind = {
  type: Text(100),
  origin: Text(100),
}

/** A kind of items. Without a type or an origin, any matches. */
export const WishlistItemKind = Shape({
  type: maybe(kind.type, 'Type of the items: `product` for products of the shop, `item` for others.'),
  origin: maybe(kind.origin, 'Where the items come from: `wixstores` for products of the shop, the app ID for others.'),
})

const ProductOnList = Shape({
  id: field(Type.String(), 'ID of the item in its catalogue: for the shop’s own products, the product ID.'),
  dateAdded: field(Instant, 'When the item, or the first of its variants, was added.'),
  type: field(Type.String(), 'Type of the item: `product` for products of the shop, `item` for others.'),
  origin: field(Type.String(), 'Where the item comes from: `wixstores` for products of the shop, the app ID for others.'),
})

/** A wishlist as the packages of the stores read it: variants of one product are one item. */
export const WishlistData = Shape({
  id: field(Guid, 'ID of the wishlist.'),
  ownerId: field(Guid, 'ID of the member to whom the wishlist belongs.'),
  items: field(Type.Array(ProductOnList, { maxItems: wishlistItemsMax }), 'The requested part of the items, oldest first.'),
  totalCount: field(Whole(0, wishlistItemsMax), 'Number of items of the requested kinds, on all pages.'),
})
