import type { allProductsId as Id, allProductsSlug as Slug } from '@stoa/contract/collections/all-products'

/** “All Products”, which every site has. Written here because pages load only types from the contract, which keep these values the same. */
export const allProductsId: typeof Id = '00000000-000000-000000-000000000001'
export const allProductsSlug: typeof Slug = 'all-products'
