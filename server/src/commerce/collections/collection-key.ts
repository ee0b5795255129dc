import { allProductsId } from '@stoa/contract/collections/all-products'

/** The ID of "All Products" as a UUID, which the table needs: the same digits with the hyphens elsewhere. */
export const allProductsKey = '00000000-0000-0000-0000-000000000001'

export const collectionKeyOf = (id: string): string => (id === allProductsId ? allProductsKey : id)
export const collectionIdOf = (id: string): string => (id === allProductsKey ? allProductsId : id)
