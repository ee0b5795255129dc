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
  summary: 'Count the items of every data collection.',
  description: 'How many items each collection of the site has, in one go. Where there are more than 100,000, `tooManyToCount` says so.',
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
  summary: 'List the data collections in the trash.',
  description: 'Deleted collections that can still be restored, the last deleted first.',
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
  summary: 'Tell what somebody may do in a data collection, and why.',
  description:
    "What would become of somebody's calls about a collection's items, and why. Decided by the same rules that let calls pass or refuse " +
    'them. Whoever asks about a member, a key, an app or one of the staff must be allowed to see them.',
  request: Shape({ dataCollectionId: DataCollectionId, callerKind: Type.Enum([...dataCallerKinds]), callerId: maybe(Guid) }),
  response: Shape({ access: DataAccess }),
  problems: { ...dataCollectionMissing, ...dataCallerMissing },
  example: { dataCollectionId: 'Books', callerKind: 'VISITOR' },
})

export const listFieldUses = call({
  ...reader,
  path: '/v1/data-collections/field-uses',
  summary: 'List the fields that queries used without an index in the last day.',
  description:
    'Fields that queries of the last day filtered or sorted by where no index helped, the one that took the most time first. Names are ' +
    'noted, never values.',
  request: Shape({ dataCollectionId: DataCollectionId }),
  response: Shape({ fieldUses: Type.Array(FieldUse, { maxItems: 100 }), since: Instant }),
  problems: dataCollectionMissing,
  example: { dataCollectionId: 'Books' },
})
