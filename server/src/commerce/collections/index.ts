import type { collections as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { getCollectionBySlug } from './calls/get-collection-by-slug.ts'
import { getCollection } from './calls/get-collection.ts'
import { queryCollections } from './calls/query-collections.ts'

export { createAllProducts } from './all-products.ts'
export { changePicturesOfCollections } from './change-pictures.ts'

export const collections: Handlers<typeof contract> = { getCollection, getCollectionBySlug, queryCollections }
