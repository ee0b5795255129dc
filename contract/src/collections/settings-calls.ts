import { Type } from 'typebox'
import { call } from '../call.ts'
import { Paging, PagingMetadata } from '../query.ts'
import { field, Guid, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { CollectionId } from './collection-id.ts'
import { Collection } from './collection.ts'
import { featuredMax } from './limits.ts'
import { collectionProblems, moveProblems, settingsProblems } from './problems.ts'
import { CollectionRules } from './rules.ts'
import { CollectionPage, CollectionSettings, CollectionSettingsChanges, TopCollection } from './settings.ts'

const family = 'stoa'
const source = 'decision 0138'
const team = { family, source, allow: ['owner', 'app'] } as const
const teamReader = { ...team, permission: 'WIX_STORES.READ_PRODUCTS', writes: false } as const
const teamWriter = { ...team, permission: 'WIX_STORES.MODIFY_PRODUCTS', writes: true } as const
const reader = {
  family,
  source,
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'WIX_STORES.READ_PRODUCTS',
  writes: false,
} as const

const id = field(CollectionId, 'ID of the collection.')
const mugs = '30000000-0000-4000-8000-000000000001'
const SettingsAnswer = Shape({ settings: field(CollectionSettings, 'The settings as they are now.') })

export const getCollectionSettings = call({
  ...teamReader,
  method: 'GET',
  path: '/v1/collections/{id}/settings',
  summary: 'Get the settings of a collection.',
  description: 'Returns its pictures, the order of its products, its rules and what search engines see.',
  request: Shape({ id }),
  response: SettingsAnswer,
  problems: collectionProblems,
  example: { id: mugs },
})

export const updateCollectionSettings = call({
  ...teamWriter,
  method: 'PATCH',
  path: '/v1/collections/{settings.id}/settings',
  summary: 'Update the settings of a collection.',
  description:
    'Changes the settings that are sent. With new rules, up to 1,000 products enter or leave the collection at once, the rest within seconds. ' +
    'Later, products enter and leave when they are saved, when their stock changes, and when they are older than a condition says.',
  request: Shape({ settings: field(CollectionSettingsChanges, 'The settings to change, with the ID of the collection.') }),
  response: SettingsAnswer,
  problems: settingsProblems,
  example: { settings: { id: mugs, sort: 'PRICE_ASC', seoTitle: 'Mugs made by hand' } },
})

export const previewCollectionRules = call({
  ...teamReader,
  method: 'POST',
  path: '/v1/collections/preview-rules',
  summary: 'Preview the rules of a collection.',
  description: 'Returns how many products match, hidden ones included, and the newest of them. Nothing changes.',
  request: Shape({
    rules: field(CollectionRules, 'The rules to try.'),
    limit: maybe(Whole(0, 24), 'Number of products to return, at most 24. 8 by default.'),
  }),
  response: Shape({
    count: field(Whole(0, 10_000), 'Number of products that match, counted up to 10,000.'),
    tooManyToCount: field(Type.Boolean(), 'Whether more than 10,000 products match.'),
    productIds: field(Type.Array(Guid, { maxItems: 24 }), 'IDs of the newest products that match.'),
  }),
  problems: {},
  example: { rules: { match: 'ALL', conditions: [{ kind: 'PRICE_BELOW', amount: 50 }, { kind: 'IN_STOCK' }] } },
})

export const listCollectionProducts = call({
  ...teamReader,
  method: 'GET',
  path: '/v1/collections/{id}/products',
  summary: 'List the products of a collection in manual order.',
  description:
    'Returns IDs of products in pages of up to 100, hidden ones included. Products of a collection with rules have no manual order: the newest come first.',
  request: Shape({
    id,
    paging: maybeNull(
      Shape({ limit: maybeNull(Whole(1, 100), 'Products per page, at most 100. 50 by default.'), offset: Paging.properties.offset }),
      'Page by offset.',
    ),
  }),
  response: Shape({
    productIds: field(Type.Array(Guid, { maxItems: 100 }), 'IDs of the products of this page, in their order.'),
    metadata: field(PagingMetadata, 'Size of the page, and the number of products.'),
  }),
  problems: collectionProblems,
  example: { id: mugs },
})

export const moveProductInCollection = call({
  ...teamWriter,
  method: 'POST',
  path: '/v1/collections/{id}/products/move',
  summary: 'Move a product in the manual order of a collection.',
  description: 'The order is used if the setting `sort` of the collection is `MANUAL`.',
  request: Shape({
    id,
    productId: field(Guid, 'ID of the product to move.'),
    to: field(
      Type.Enum(['START', 'END', 'UP', 'DOWN', 'BEFORE', 'AFTER']),
      'Where it moves: to an end of the collection, by one place, or next to another product.',
    ),
    targetId: maybe(Guid, 'Of `BEFORE` and `AFTER`: ID of the other product.'),
  }),
  response: Shape({}),
  problems: moveProblems,
  example: { id: mugs, productId: '10000000-0000-4000-8000-000000000001', to: 'START' },
})

export const listFeaturedCollections = call({
  ...reader,
  method: 'GET',
  path: '/v1/collections/featured',
  summary: 'List the featured collections.',
  description: 'Returns what the home page shows, in its order. Hidden collections are returned to owners and apps only.',
  request: Shape({}),
  response: Shape({ collections: field(Type.Array(Collection, { maxItems: featuredMax }), 'The featured collections in their order.') }),
  problems: {},
  example: {},
})

export const setFeaturedCollections = call({
  ...teamWriter,
  method: 'PUT',
  path: '/v1/collections/featured',
  summary: 'Set the featured collections and their order.',
  description: 'Collections that aren’t sent are no longer featured.',
  request: Shape({
    collectionIds: field(
      Type.Array(CollectionId, { maxItems: featuredMax }),
      `IDs of the featured collections in their order, up to ${featuredMax}.`,
    ),
  }),
  response: Shape({ collections: field(Type.Array(Collection, { maxItems: featuredMax }), 'The featured collections in their order.') }),
  problems: collectionProblems,
  example: { collectionIds: [mugs] },
})

export const listTopCollections = call({
  ...reader,
  method: 'GET',
  path: '/v1/collections/top',
  source: 'decision 0146',
  summary: 'List the collections at the top of the tree.',
  description:
    'Returns what the menu of the shop shows, in the order of the tree: visible collections without “All Products”, for every caller.',
  request: Shape({ limit: maybe(Whole(1, 100), 'Number of collections to return, at most 100. 50 by default.') }),
  response: Shape({ collections: field(Type.Array(TopCollection, { maxItems: 100 }), 'The collections in their order.') }),
  problems: {},
  example: { limit: 12 },
})

export const getCollectionPage = call({
  ...reader,
  method: 'GET',
  path: '/v1/collections/pages/{slug}',
  summary: 'Get what the page of a collection shows.',
  description:
    'Returns a collection with its data for search engines, the way to it and those below it. Hidden collections are available to owners and apps only.',
  request: Shape({ slug: field(Text(100, 1), 'Last part of the address of the collection’s page.') }),
  response: Shape({ page: field(CollectionPage, 'What the page shows.') }),
  problems: collectionProblems,
})
