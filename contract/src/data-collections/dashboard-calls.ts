import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, Guid, Instant, maybe, maybeNull, Shape, Whole } from '../scalars.ts'
import { DataAccess, dataCallerKinds } from './data-access.ts'
import { DataCollectionId, itemsCountedMax } from './data-collection.ts'
import { FieldUse } from './field-use.ts'
import { dataCallerMissing, dataCollectionMissing } from './problems.ts'

const reader = {
  family: 'stoa',
  method: 'GET',
  allow: ['owner', 'app'],
  permission: 'WIX_DATA.READ_COLLECTIONS',
  writes: false,
  source: 'decision 0041',
} as const

const itemCount = field(Whole(0, itemsCountedMax), 'Number of items in the collection, at most 100,000.')

export const countItemsOfDataCollections = call({
  ...reader,
  path: '/v1/data-collections/counts',
  summary: 'Count the items of all data collections.',
  description: 'Returns the number of items of each collection in one call. Above 100,000, `tooManyToCount` is true.',
  request: Shape({}),
  response: Shape({
    counts: field(
      Type.Array(
        Shape({
          dataCollectionId: field(DataCollectionId, 'ID of the collection.'),
          itemCount,
          tooManyToCount: field(Type.Boolean(), 'Whether there are more than `itemCount`.'),
        }),
      ),
      'Number of items by collection.',
    ),
  }),
  problems: {},
  example: {},
})

export const listDeletedDataCollections = call({
  ...reader,
  path: '/v1/data-collections/trash',
  summary: 'List data collections in the trash.',
  description: 'Returns deleted collections that can still be restored, most recently deleted first.',
  request: Shape({}),
  response: Shape({
    deletedDataCollections: field(
      Type.Array(
        Shape({
          id: field(DataCollectionId, 'ID of the collection.'),
          displayName: maybeNull(Type.String(), 'Name of the collection as people see it.'),
          deletedDate: field(Instant, 'When the collection was deleted.'),
          purgeDate: field(Instant, 'When the collection is deleted for good.'),
          itemCount,
        }),
      ),
      'The deleted collections, most recently deleted first.',
    ),
  }),
  problems: {},
  example: {},
})

export const explainDataAccess = call({
  ...reader,
  path: '/v1/data-collections/explain-access',
  summary: 'Explain what a person, key or app can do in a data collection.',
  description:
    'Returns the outcome of each call about the collection’s items and the reason, decided by the same rules as the calls themselves. ' +
    'The caller must be allowed to see the member, key, app or team member in question.',
  request: Shape({
    dataCollectionId: field(DataCollectionId, 'ID of the collection.'),
    callerKind: field(Type.Enum([...dataCallerKinds]), 'Whose access is explained.'),
    callerId: maybe(Guid, 'ID of the member, staff user, key or app. Absent for a visitor.'),
  }),
  response: Shape({ access: field(DataAccess, 'What the caller can do, and why.') }),
  problems: { ...dataCollectionMissing, ...dataCallerMissing },
  example: { dataCollectionId: 'Books', callerKind: 'VISITOR' },
})

export const listFieldUses = call({
  ...reader,
  path: '/v1/data-collections/field-uses',
  summary: 'List fields that recent queries used without an index.',
  description:
    'Returns the fields that queries of the last 24 hours filtered or sorted by without an index, slowest first. Only field names are ' +
    'recorded, never values.',
  request: Shape({ dataCollectionId: field(DataCollectionId, 'ID of the collection.') }),
  response: Shape({
    fieldUses: field(Type.Array(FieldUse, { maxItems: 100 }), 'Fields that were used without an index, slowest first.'),
    since: field(Instant, 'Since when queries were counted.'),
  }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Books' },
})
