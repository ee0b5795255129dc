import { Type } from 'typebox'
import { call } from '../call.ts'
import { Paging, PagingMetadata } from '../query.ts'
import { maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { DataCollectionId } from './data-collection.ts'
import { DataIndex } from './data-index.ts'
import { dataCollectionMissing, indexExists, indexMissing, indexesFull } from './problems.ts'

const desk = { family: 'dataCollections', allow: ['owner', 'app'], source: 'wire calls_extra "data:indexes", decision 0033' } as const
const reader = { ...desk, permission: 'WIX_DATA.READ_COLLECTIONS', writes: false } as const
const writer = { ...desk, permission: 'WIX_DATA.MANAGE_INDEXES', writes: true } as const

export const createDataIndex = call({
  ...writer,
  method: 'POST',
  path: '/v2/indexes',
  summary: 'Make an index on fields of a data collection.',
  description:
    'Makes an index on up to three fields. It is filled in the background and serves queries from then on. One with `unique` is on one ' +
    'field, and a collection has one such: from the moment it is made no write gives two items one value; where two have one already it ' +
    'becomes FAILED, and `failure` names both.',
  request: Shape({ dataCollectionId: DataCollectionId, index: DataIndex }),
  response: Shape({ index: DataIndex }),
  problems: { ...dataCollectionMissing, ...indexExists, ...indexesFull },
  example: { dataCollectionId: 'Books', index: { name: 'title', fields: [{ path: 'title', order: 'ASC' }] } },
})

export const dropDataIndex = call({
  ...writer,
  method: 'DELETE',
  path: '/v2/indexes',
  summary: 'Drop an index of a data collection.',
  description: 'Drops an index by its name; queries find the same without it.',
  request: Shape({ dataCollectionId: DataCollectionId, indexName: Text(128, 1) }),
  response: Shape({}),
  problems: { ...dataCollectionMissing, ...indexMissing },
  example: { dataCollectionId: 'Books', indexName: 'price' },
})

export const listDataIndexes = call({
  ...reader,
  method: 'GET',
  path: '/v2/indexes',
  summary: 'List the indexes of a data collection.',
  description: 'The indexes of a collection, in the order they were made.',
  request: Shape({ dataCollectionId: DataCollectionId, paging: maybeNull(Paging) }),
  response: Shape({ indexes: Type.Array(DataIndex), pagingMetadata: PagingMetadata }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Books' },
})

export const listAvailableDataIndexes = call({
  ...reader,
  method: 'GET',
  path: '/v2/indexes/available',
  summary: 'Ask how many indexes more a data collection may have.',
  description: 'How many fields more can be indexed.',
  request: Shape({ dataCollectionId: DataCollectionId }),
  response: Shape({ regular1Field: Whole(0, 100), regular3Field: Whole(0, 100), unique1Field: Whole(0, 100), total: Whole(0, 100) }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Books' },
})
