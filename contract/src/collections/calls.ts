import { Type } from 'typebox'
import { call } from '../call.ts'
import { CatalogueQuery } from '../catalogue/query.ts'
import { PagingMetadata } from '../query.ts'
import { field, maybeNull, Shape, Text } from '../scalars.ts'
import { CollectionId } from './collection-id.ts'
import { Collection } from './collection.ts'
import { collectionsFilterable } from './filterable.ts'
import { collectionProblems } from './problems.ts'

export * from './settings-calls.ts'
export * from './writer-calls.ts'

const reader = {
  family: 'collectionsReader',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'WIX_STORES.READ_PRODUCTS',
  writes: false,
} as const

export const getCollection = call({
  ...reader,
  method: 'GET',
  path: '/v2/collections/{id}',
  summary: 'Get a collection.',
  description:
    'Returns a collection by its ID. Every site has `00000000-000000-000000-000000000001`, “All Products”. Hidden collections are ' +
    'available to owners and apps only.',
  source: 'commerce §7 "Store collections reader"',
  request: Shape({ id: field(CollectionId, 'ID of the collection.') }),
  response: Shape({ collection: field(Collection, 'The collection with the number of its products.') }),
  problems: collectionProblems,
  example: { id: '30000000-0000-4000-8000-000000000001' },
})

export const getCollectionBySlug = call({
  ...reader,
  method: 'GET',
  path: '/v2/collections/slug/{slug}',
  summary: 'Get a collection by its slug.',
  description:
    'Returns a collection by the last part of its page’s URL. Every site has `all-products`, which holds all products. Hidden ' +
    'collections are available to owners and apps only.',
  source: 'commerce §7 "Store collections reader"',
  request: Shape({ slug: field(Text(100, 1), 'Last part of the address of the collection’s page.') }),
  response: Shape({ collection: field(Collection, 'The collection with the number of its products.') }),
  problems: collectionProblems,
})

export const queryCollections = call({
  ...reader,
  method: 'POST',
  path: '/v2/collections/query',
  also: [['GET', '/v2/collections/query']],
  summary: 'Query collections.',
  description: 'Returns collections in pages of up to 100. Hidden collections are returned to owners and apps only.',
  source: 'commerce §7 "Store collections reader", wire §4',
  request: Shape({ query: maybeNull(CatalogueQuery, 'Filter, sort and page of the list.') }),
  response: Shape({
    collections: field(Type.Array(Collection, { maxItems: 100 }), 'The collections of this page.'),
    metadata: field(PagingMetadata, 'Size of the page and what comes next.'),
  }),
  problems: {},
  filterable: collectionsFilterable,
  example: { query: { sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: 10 } } },
})
