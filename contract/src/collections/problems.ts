import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { managedProblem } from '../categories/problems.ts'
import { field, Guid, Shape, Text } from '../scalars.ts'
import { featuredMax, ruledCollectionsMax } from './limits.ts'

export const collectionProblems = {
  COLLECTION_NOT_FOUND: { status: 404, message: 'No collection with this ID exists.' },
} as const satisfies Problems

export const slugProblems = {
  SLUG_ALREADY_EXISTS: {
    status: 409,
    message: 'Another collection has this address.',
    data: Shape({ slug: field(Text(100), 'The address that is taken.') }),
  },
} as const satisfies Problems

const allProductsProblems = {
  ALL_PRODUCTS_FIXED: {
    status: 409,
    message: 'The collection “All Products” holds all products. It can’t be deleted, and its address, products and rules can’t change.',
  },
} as const satisfies Problems

export const changedCollectionProblems = { ...collectionProblems, ...allProductsProblems } as const satisfies Problems

export const memberProblems = {
  ...changedCollectionProblems,
  ...managedProblem,
  COLLECTION_HAS_RULES: { status: 409, message: 'Rules decide which products are in this collection. Change the rules instead.' },
} as const satisfies Problems

const productIds = Shape({ productIds: field(Type.Array(Guid), 'IDs without a product.') })

export const newMemberProblems = {
  ...memberProblems,
  PRODUCTS_NOT_FOUND: { status: 404, message: 'No products with these IDs exist. None was added.', data: productIds },
} as const satisfies Problems

export const moveProblems = {
  ...memberProblems,
  PRODUCT_NOT_IN_COLLECTION: {
    status: 409,
    message: 'The product isn’t in the collection.',
    data: Shape({ productId: field(Guid, 'ID of the product.') }),
  },
} as const satisfies Problems

const file = Shape({ mediaId: field(Text(500), 'ID of the file.') })

export const settingsProblems = {
  ...changedCollectionProblems,
  ...managedProblem,
  MEDIA_NOT_FOUND: { status: 404, message: 'No public picture with this ID is in the media library.', data: file },
  MANUAL_ORDER_WITH_RULES: { status: 409, message: 'A collection with rules can’t be in manual order. Choose another order.' },
  TOO_MANY_RULED_COLLECTIONS: { status: 409, message: `A shop can have up to ${ruledCollectionsMax} collections with rules.` },
  TOO_MANY_FEATURED_COLLECTIONS: { status: 409, message: `A shop can have up to ${featuredMax} featured collections.` },
} as const satisfies Problems
