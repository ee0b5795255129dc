import type { BestStep } from './case.ts'
import { oneBySlug, productsSearch, queryBySlug } from './catalogue.ts'
import { purchase } from './purchase.ts'
import { currentMember, itemsQuery, oneProduct, ordersSearch, productsQuery } from './reads.ts'
import { addToCart, insertItem } from './writes.ts'

/** The steps of a round, by the name of the case. A case without an entry has no best floor. */
export const bestCases: Readonly<Record<string, readonly BestStep[]>> = {
  'products query (20)': [productsQuery],
  'products query (20), each another': [productsQuery],
  'product by id': [oneProduct],
  'product by id, made for each request': [oneProduct],
  'products search by words with aggregations (20)': [productsSearch],
  'products search by words with aggregations (20), made for each request': [productsSearch],
  'product by slug': [oneBySlug],
  'product by slug, made for each request': [oneBySlug],
  'products query by slug': [queryBySlug],
  'products query by slug, made for each request': [queryBySlug],
  'add to cart': [addToCart],
  'cart → order': purchase,
  'orders search (20)': [ordersSearch],
  'the current member': [currentMember],
  insert: [insertItem],
  'query of 50, filtered and sorted': [itemsQuery],
  'query of 50, each another': [itemsQuery],
}
