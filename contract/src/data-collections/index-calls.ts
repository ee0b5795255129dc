import { Type } from 'typebox'
import { call } from '../call.ts'
import { Paging, PagingMetadata } from '../query.ts'
import { maybeNull, Shape, Text, Whole } from '../scalars.ts'
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
  description: 'Drops an index by its name. Query results don’t change.',
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
  description: 'Returns the indexes in order of creation.',
  request: Shape({ dataCollectionId: DataCollectionId, paging: maybeNull(Paging) }),
  response: Shape({ indexes: Type.Array(DataIndex), pagingMetadata: PagingMetadata }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Books' },
})

export const listAvailableDataIndexes = call({
  ...reader,
  method: 'GET',
  path: '/v2/indexes/available',
  summary: 'Get the number of indexes that can be added to a data collection.',
  description: 'Returns how many more fields can be indexed.',
  request: Shape({ dataCollectionId: DataCollectionId }),
  response: Shape({ regular1Field: Whole(0, 100), regular3Field: Whole(0, 100), unique1Field: Whole(0, 100), total: Whole(0, 100) }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Books' },
})
