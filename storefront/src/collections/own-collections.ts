import { allProductsId } from '@stoa/contract/collections/all-products'

/** Filter for the shop's own collections: pages link to "All Products" besides. */
export const ownCollections = { id: { $ne: allProductsId } }
