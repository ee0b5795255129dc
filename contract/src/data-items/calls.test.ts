import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { allRoutes } from '../routes.ts'
import * as dataItems from './calls.ts'

const { request, response, example } = dataItems.queryDataItems

const wrongs = (schema: typeof request | typeof response, value: unknown) =>
  Compile(schema)
    .Errors(value)
    .map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)

test('each path sent by the packages of both generations leads to the query', () => {
  expect(allRoutes({ dataItems: { queryDataItems: dataItems.queryDataItems } }).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /v2/items/query',
    'POST /wix-data/v2/items/query',
    'POST /_api/cloud-data/v2/items/query',
    'GET /v2/items/query',
    'GET /wix-data/v2/items/query',
    'GET /_api/cloud-data/v2/items/query',
  ])
})

test.each([
  { dataCollectionId: 'Books', query: { fields: [], filter: {}, sort: [] }, includeReferences: [] },
  {
    dataCollectionId: 'Books',
    query: {
      fields: ['title', 'author'],
      paging: { limit: 5, offset: 5 },
      filter: { author: 'x', published: { $gt: { $date: '1970-01-01T00:00:00.000Z' } } },
      sort: [{ fieldName: 'title', order: 'ASC' }],
    },
    includeReferences: [{ field: 'author', limit: 3 }],
    suppressHooks: true,
    appOptions: { a: 1 },
    consistentRead: true,
    language: 'en',
    returnTotalCount: true,
  },
  { dataCollectionId: 'Books', query: { fields: [], cursorPaging: { limit: 5, cursor: 'abc' } }, includeReferences: [] },
  {
    dataCollectionId: 'Books',
    sortMode: 'RANDOM',
    randomOptions: { seed: 7 },
    includeFieldGroups: ['prices'],
    environment: 'SANDBOX_PREFERRED',
  },
])('accepts what the current packages send: %j', (message) => {
  expect(wrongs(request, message)).toEqual([])
})

test.each([
  { dataCollectionId: 'Books', query: { filter: {}, paging: { offset: 0, limit: 50 } } },
  {
    dataCollectionId: 'Books',
    returnTotalCount: true,
    consistentRead: true,
    includeReferencedItems: ['author'],
    referencedItemOptions: [{ fieldName: 'author', limit: 2 }],
    language: 'en',
    suppressHooks: true,
    appOptions: { a: 1 },
    publishPluginOptions: { includeDraftItems: true },
    query: {
      filter: { $and: [{ author: 'x' }, { createdDate: { $gt: '1970-01-01T00:00:00.000Z' } }] },
      paging: { offset: 5, limit: 5 },
      sort: [{ fieldName: 'title', order: 'ASC' }],
    },
  },
])('accepts what the older packages send: %j', (message) => {
  expect(wrongs(request, message)).toEqual([])
})

test.each([
  [{ query: {} }, ' required'],
  [{ dataCollectionId: '' }, '/dataCollectionId minLength'],
  [{ dataCollectionId: 'Books', query: { paging: { limit: 1001 } } }, '/query/paging/limit maximum'],
  [{ dataCollectionId: 'Books', query: { fieldsets: ['FULL'] } }, '/query additionalProperties'],
  [{ dataCollectionId: 'Books', includeReferences: [{}] }, '/includeReferences/0 required'],
  [{ dataCollectionId: 'Books', environment: 'STAGING' }, '/environment enum'],
])('refuses %j', (message, expected) => {
  expect(wrongs(request, message)).toContain(expected)
})

test('an item can contain any data, and a page says whether another follows', () => {
  const dataItems = [
    { id: 'b1', dataCollectionId: 'Books', data: { _id: 'b1', title: 'Moby-Dick', _createdDate: { $date: '2026-11-01T10:00:00.000Z' } } },
  ]
  expect(wrongs(response, { dataItems, pagingMetadata: { count: 1, offset: 0, total: 1, tooManyToCount: false, hasNext: false } })).toEqual(
    [],
  )
  expect(wrongs(request, example)).toEqual([])
})
