import { Type } from 'typebox'
import { call } from '../call.ts'
import { ItemReference } from '../line-item.ts'
import { field, Guid, maybe, maybeNull, Shape, Whole } from '../scalars.ts'
import { Wishlist, WishlistData, WishlistItemKind, wishlistItemsMax } from './wishlist.ts'

const source = 'decision 0084'
const ofMember = { family: 'wishlists', source, allow: ['member'] } as const
const ofShop = { source, allow: ['owner', 'app'], permission: 'ECOM.READ_WISHLISTS', writes: false } as const

const product = { catalogItemId: '10000000-0000-4000-8000-000000000001', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
const noWishlist = { WISHLIST_NOT_FOUND: { status: 404, message: 'No such wishlist exists.' } } as const

const returnEntity = maybe(Type.Boolean(), 'Whether the response contains the wishlist. False by default.')
const Changed = Shape({ wishlist: maybe(Wishlist, 'The wishlist after the change. Absent unless `returnEntity` is true.') })

export const getDefaultWishlist = call({
  ...ofMember,
  method: 'GET',
  path: '/v1/wishlists/get-default',
  summary: 'Get your wishlist.',
  description: 'Each member has one wishlist and can’t access any other. It’s empty until the member adds an item.',
  permission: 'ECOM.READ_OWN_WISHLIST',
  writes: false,
  request: Shape({
    appId: maybeNull(
      Guid,
      'ID of the app whose items are returned. All items if absent. Both IDs of the built-in catalogue return its products.',
    ),
  }),
  response: Shape({ wishlist: field(Wishlist, 'The caller’s wishlist.') }),
  problems: {},
  example: {},
})

export const addItem = call({
  ...ofMember,
  method: 'POST',
  path: '/v1/wishlists/add-item',
  summary: 'Add an item to your wishlist.',
  description:
    'Creates the wishlist if there is none. An item that it has already isn’t added again, and keeps its date. Whether the item is in the ' +
    'catalogue isn’t checked. The `options` of an item are limited to 4,000 characters.',
  permission: 'ECOM.MODIFY_OWN_WISHLIST',
  writes: true,
  request: Shape({ catalogReference: field(ItemReference, 'The item to add. Without `options`, a product as such.'), returnEntity }),
  response: Changed,
  problems: {
    WISHLIST_ITEMS_LIMIT_EXCEEDED: {
      status: 428,
      message: 'The wishlist is full. Remove an item to add another.',
      data: Shape({ limit: field(Type.Integer(), 'Number of items that are allowed.') }),
    },
  },
  example: { catalogReference: product },
})

export const removeItem = call({
  ...ofMember,
  method: 'POST',
  path: '/v1/wishlists/remove-item',
  summary: 'Remove an item from your wishlist.',
  description: 'Nothing changes if the wishlist doesn’t have the item. An item with other `options` is a different one.',
  permission: 'ECOM.MODIFY_OWN_WISHLIST',
  writes: true,
  request: Shape({ catalogReference: field(ItemReference, 'The item to remove, as it was added.'), returnEntity }),
  response: Changed,
  problems: {},
  example: { catalogReference: product },
})

export const getWishlistById = call({
  ...ofShop,
  method: 'POST',
  path: '/v1/wishlists/get',
  family: 'storesWishlists',
  summary: 'Get a wishlist as the packages of the stores read it.',
  description: 'Returns items by their product: a product of which several variants were saved is one item. The oldest come first.',
  request: Shape({
    id: field(Guid, 'ID of the wishlist.'),
    limit: maybeNull(Whole(1, wishlistItemsMax), 'Number of items to return, from 1 to 100. 100 by default.'),
    offset: maybeNull(Whole(0, wishlistItemsMax), 'Number of items to skip. 0 by default.'),
    kind: maybe(Type.Array(WishlistItemKind, { maxItems: 100 }), 'Kinds of items to return. All of them if absent or empty.'),
  }),
  response: Shape({ wishlist: field(WishlistData, 'The wishlist with the requested items.') }),
  problems: noWishlist,
})

export const getMemberWishlist = call({
  ...ofShop,
  method: 'GET',
  path: '/v1/wishlists/of/{memberId}',
  family: 'stoa',
  summary: 'Get the wishlist of a member.',
  request: Shape({ memberId: field(Guid, 'ID of the member.') }),
  response: Shape({ wishlist: field(Wishlist, 'The member’s wishlist.') }),
  problems: noWishlist,
})

export const countWishlists = call({
  ...ofShop,
  method: 'GET',
  path: '/v1/wishlists/count',
  family: 'stoa',
  summary: 'Count the wishlists that have a product.',
  description: 'A wishlist with several variants of the product counts once.',
  request: Shape({ productId: field(Guid, 'ID of the product.') }),
  response: Shape({ count: field(Type.Integer(), 'Number of wishlists that have the product or one of its variants.') }),
  problems: {},
  example: { productId: product.catalogItemId },
})
