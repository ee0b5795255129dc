import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { allRoutes } from '../routes.ts'
import * as collections from './calls.ts'

const wrongs = (schema: TSchema, value: unknown) =>
  Compile(schema)
    .Errors(value)
    .map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)

const id = '30000000-0000-4000-8000-000000000001'

test('each path sent by the packages of both generations leads to its call', () => {
  const routes = allRoutes({ collections }).map((route) => `${route.method} ${route.path} ${route.id}`)
  expect(routes.toSorted()).toEqual([
    'DELETE /_api/catalog-server/v1/collections/{id} collections.deleteCollection',
    'DELETE /stores/v1/collections/{id} collections.deleteCollection',
    'DELETE /v1/collections/{id} collections.deleteCollection',
    'GET /stoa/v1/collections/featured collections.listFeaturedCollections',
    'GET /stoa/v1/collections/pages/{slug} collections.getCollectionPage',
    'GET /stoa/v1/collections/top collections.listTopCollections',
    'GET /stoa/v1/collections/{id}/products collections.listCollectionProducts',
    'GET /stoa/v1/collections/{id}/settings collections.getCollectionSettings',
    'GET /stores-reader/v2/collections/query collections.queryCollections',
    'GET /stores-reader/v2/collections/slug/{slug} collections.getCollectionBySlug',
    'GET /stores-reader/v2/collections/{id} collections.getCollection',
    'GET /v2/collections/query collections.queryCollections',
    'GET /v2/collections/slug/{slug} collections.getCollectionBySlug',
    'GET /v2/collections/{id} collections.getCollection',
    'PATCH /_api/catalog-server/v1/collections/{collection.id} collections.updateCollection',
    'PATCH /stoa/v1/collections/{settings.id}/settings collections.updateCollectionSettings',
    'PATCH /stores/v1/collections/{collection.id} collections.updateCollection',
    'PATCH /v1/collections/{collection.id} collections.updateCollection',
    'POST /_api/catalog-server/v1/collections collections.createCollection',
    'POST /_api/catalog-server/v1/collections/{id}/productIds collections.addProductsToCollection',
    'POST /_api/catalog-server/v1/collections/{id}/productIds/delete collections.removeProductsFromCollection',
    'POST /stoa/v1/collections/preview-rules collections.previewCollectionRules',
    'POST /stoa/v1/collections/{id}/products/move collections.moveProductInCollection',
    'POST /stores-reader/v2/collections/query collections.queryCollections',
    'POST /stores/v1/collections collections.createCollection',
    'POST /stores/v1/collections/{id}/productIds collections.addProductsToCollection',
    'POST /stores/v1/collections/{id}/productIds/delete collections.removeProductsFromCollection',
    'POST /v1/collections collections.createCollection',
    'POST /v1/collections/{id}/productIds collections.addProductsToCollection',
    'POST /v1/collections/{id}/productIds/delete collections.removeProductsFromCollection',
    'POST /v2/collections/query collections.queryCollections',
    'PUT /stoa/v1/collections/featured collections.setFeaturedCollections',
  ])
})

test.each([
  ['getCollection', { id }],
  ['getCollectionBySlug', { slug: 'mugs' }],
  ['queryCollections', {}],
  ['queryCollections', { query: { filter: {}, paging: { offset: 0, limit: 50 } } }],
  [
    'queryCollections',
    { query: { filter: { name: { $startsWith: 'M' } }, paging: { limit: 5, offset: 0 }, sort: [{ fieldName: 'name', order: 'ASC' }] } },
  ],
] as const)('%s accepts what the packages send: %j', (name, request) => {
  expect(wrongs(collections[name].request, request)).toEqual([])
})

test.each([
  ['getCollection', { id: '../../etc' }, '/id pattern'],
  ['getCollectionBySlug', { slug: 'x'.repeat(101) }, '/slug maxLength'],
  ['queryCollections', { query: { cursorPaging: { limit: 101 } } }, '/query/cursorPaging/limit maximum'],
] as const)('%s refuses %j', (name, request, expected) => {
  expect(wrongs(collections[name].request, request)).toContain(expected)
})

test('the answer for a collection has the fields of the contract and no others', () => {
  const collection = {
    id,
    name: 'Mugs',
    slug: 'mugs',
    description: 'To drink from.',
    visible: true,
    numberOfProducts: 4,
    media: { items: [] },
  }
  expect(wrongs(collections.getCollection.response, { collection })).toEqual([])
  expect(wrongs(collections.getCollection.response, { collection: { ...collection, revision: 1 } })).toContain(
    '/collection additionalProperties',
  )
})

test('every example is valid for its call', () => {
  for (const { request, example } of Object.values(collections)) if (example) expect(wrongs(request, example)).toEqual([])
})
