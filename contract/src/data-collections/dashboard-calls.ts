import { Type } from 'typebox'
import { call } from '../call.ts'
import { Guid, Instant, maybe, maybeNull, Shape, Whole } from '../scalars.ts'
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

const itemCount = Whole(0, itemsCountedMax)

export const countItemsOfDataCollections = call({
  ...reader,
  path: '/v1/data-collections/counts',
  summary: 'Count the items of all data collections.',
  description: 'Returns the number of items of each collection in one call. Above 100,000, `tooManyToCount` is true.',
  request: Shape({}),
  response: Shape({
    counts: Type.Array(Shape({ dataCollectionId: DataCollectionId, itemCount, tooManyToCount: Type.Boolean() })),
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
    deletedDataCollections: Type.Array(
      Shape({ id: DataCollectionId, displayName: maybeNull(Type.String()), deletedDate: Instant, purgeDate: Instant, itemCount }),
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
  request: Shape({ dataCollectionId: DataCollectionId, callerKind: Type.Enum([...dataCallerKinds]), callerId: maybe(Guid) }),
  response: Shape({ access: DataAccess }),
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
  request: Shape({ dataCollectionId: DataCollectionId }),
  response: Shape({ fieldUses: Type.Array(FieldUse, { maxItems: 100 }), since: Instant }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Books' },
})
