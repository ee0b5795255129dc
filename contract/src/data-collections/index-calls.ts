import { Type } from 'typebox'
import { call } from '../call.ts'
import { Paging, PagingMetadata } from '../query.ts'
import { field, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { DataCollectionId } from './data-collection.ts'
import { DataIndex } from './data-index.ts'
import { dataCollectionMissing, indexExists, indexMissing, indexesFull } from './problems.ts'

const team = { family: 'dataCollections', allow: ['owner', 'app'], source: 'wire calls_extra "data:indexes", decision 0033' } as const
const reader = { ...team, permission: 'WIX_DATA.READ_COLLECTIONS', writes: false } as const
const writer = { ...team, permission: 'WIX_DATA.MANAGE_INDEXES', writes: true } as const

export const createDataIndex = call({
  ...writer,
  method: 'POST',
  path: '/v2/indexes',
  summary: 'Create an index on fields of a data collection.',
  description:
    'Indexes up to three fields. The index is built in the background and used once it’s complete. A `unique` index covers one field, ' +
    'and each collection can have one: from its creation, writes can’t duplicate a value. If duplicates already exist, it becomes ' +
    'FAILED, and `failure` names two of the items.',
  request: Shape({ dataCollectionId: field(DataCollectionId, 'ID of the collection.'), index: field(DataIndex, 'The index to build.') }),
  response: Shape({ index: field(DataIndex, 'The index, which is BUILDING.') }),
  problems: { ...dataCollectionMissing, ...indexExists, ...indexesFull },
  example: { dataCollectionId: 'Books', index: { name: 'title', fields: [{ path: 'title', order: 'ASC' }] } },
})

export const dropDataIndex = call({
  ...writer,
  method: 'DELETE',
  path: '/v2/indexes',
  summary: 'Drop an index of a data collection.',
  description: 'Drops an index by its name. Query results don’t change.',
  request: Shape({
    dataCollectionId: field(DataCollectionId, 'ID of the collection.'),
    indexName: field(Text(128, 1), 'Name of the index to drop.'),
  }),
  response: Shape({}),
  problems: { ...dataCollectionMissing, ...indexMissing },
  example: { dataCollectionId: 'Books', indexName: 'price' },
})

export const listDataIndexes = call({
  ...reader,
  method: 'GET',
  path: '/v2/indexes',
  summary: 'List the indexes of a data collection.',
  description: 'Returns the indexes in order of creation.',
  request: Shape({ dataCollectionId: field(DataCollectionId, 'ID of the collection.'), paging: maybeNull(Paging, 'Page of the list.') }),
  response: Shape({
    indexes: field(Type.Array(DataIndex), 'The indexes, the oldest first.'),
    pagingMetadata: field(PagingMetadata, 'Size of the page and what comes next.'),
  }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Books' },
})

export const listAvailableDataIndexes = call({
  ...reader,
  method: 'GET',
  path: '/v2/indexes/available',
  summary: 'Get the number of indexes that can be added to a data collection.',
  description: 'Returns how many more fields can be indexed.',
  request: Shape({ dataCollectionId: field(DataCollectionId, 'ID of the collection.') }),
  response: Shape({
    regular1Field: field(Whole(0, 100), 'Number of indexes on one field that can be added.'),
    regular3Field: field(Whole(0, 100), 'Number of indexes on up to three fields that can be added.'),
    unique1Field: field(Whole(0, 100), 'Number of unique indexes that can be added.'),
    total: field(Whole(0, 100), 'Number of indexes that can be added in all.'),
  }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Books' },
})
