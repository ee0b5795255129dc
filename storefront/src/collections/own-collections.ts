import { allProductsId } from './all-products.ts'

/** Filter for the shop's own collections: pages link to "All Products" besides. */
export const ownCollections = { id: { $ne: allProductsId } }
