import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { maybe, Shape, Text } from '../scalars.ts'
import { FieldModification } from './bulk.ts'
import { DataItem, ItemId, KnownDataItem } from './data-item.ts'
import { answering, conditional, including, reading, writing } from './options.ts'
import {
  conditionNotMet,
  dataCollectionProblems,
  dataWritingProblems,
  itemExists,
  itemMissing,
  itemTooLarge,
  valueTaken,
} from './problems.ts'

const source = 'commerce §7 "Data items", wire §5'
const any = { family: 'dataItems', allow: callers, source } as const
const dataCollectionId = Text(256, 1)
const answer = Shape({ dataItem: DataItem })
const book = '50000000-0000-4000-8000-000000000008'

export const getDataItem = call({
  ...any,
  method: 'GET',
  path: '/v2/items/{dataItemId}',
  summary: 'Get an item of a data collection.',
  description: 'An item by its id. One that is not there, or not for the caller to see, is WDE0073.',
  permission: 'WIX_DATA.QUERY',
  writes: false,
  request: Shape({
    dataItemId: ItemId,
    dataCollectionId,
    fields: maybe(Type.Array(Text(256), { maxItems: 100 })),
    ...including,
    ...reading,
  }),
  response: answer,
  problems: { ...dataCollectionProblems, ...itemMissing },
  example: { dataCollectionId: 'Books', dataItemId: book },
})

export const insertDataItem = call({
  ...any,
  method: 'POST',
  path: '/v2/items',
  summary: 'Insert an item into a data collection.',
  description: "A new item, under an id of the caller's or a new one. Who inserts it owns it.",
  permission: 'WIX_DATA.INSERT',
  writes: true,
  request: Shape({ dataCollectionId, dataItem: DataItem, ...answering, ...writing }),
  response: answer,
  problems: { ...dataWritingProblems, ...itemExists, ...itemTooLarge, ...valueTaken },
  example: { dataCollectionId: 'Books', dataItem: { data: { title: 'The Weight of Light', year: 2026 } } },
})

export const updateDataItem = call({
  ...any,
  method: 'PUT',
  path: '/v2/items/{dataItem.id}',
  also: [['POST', '/v2/items/update']],
  summary: 'Replace the data of an item.',
  description: 'Other data for an item: what is not sent is gone, but for fields of several references and fields the caller does not see.',
  permission: 'WIX_DATA.UPDATE',
  writes: true,
  request: Shape({ dataCollectionId, dataItem: KnownDataItem, ...conditional, ...answering, ...writing }),
  response: answer,
  problems: { ...dataWritingProblems, ...itemMissing, ...itemTooLarge, ...valueTaken, ...conditionNotMet },
  example: { dataCollectionId: 'Books', dataItem: { id: book, data: { title: 'The Cat at the Window' } } },
})

export const saveDataItem = call({
  ...any,
  method: 'POST',
  path: '/v2/items/save',
  summary: 'Insert an item, or update the one with its id.',
  description: 'Inserts an item, or replaces the data of the one that has its id; WDE0073 where that one is not for the caller to see.',
  permission: 'WIX_DATA.UPDATE',
  writes: true,
  request: Shape({ dataCollectionId, dataItem: DataItem, ...answering, ...writing }),
  response: Shape({ action: Type.Enum(['INSERTED', 'UPDATED']), dataItem: DataItem }),
  problems: { ...dataWritingProblems, ...itemMissing, ...itemTooLarge, ...valueTaken },
  example: { dataCollectionId: 'Books', dataItem: { id: book, data: { title: 'The Cat at the Window' } } },
})

export const patchDataItem = call({
  ...any,
  method: 'POST',
  path: '/v2/items/patch',
  summary: 'Change fields of an item.',
  description:
    'Changes fields of an item one after the other, all or none; the rest stays. What others change at the same moment is not lost.',
  permission: 'WIX_DATA.UPDATE',
  writes: true,
  request: Shape({
    dataCollectionId,
    patch: Shape({ dataItemId: ItemId, fieldModifications: Type.Array(FieldModification, { minItems: 1, maxItems: 100 }) }),
    ...conditional,
    ...writing,
  }),
  response: answer,
  problems: { ...dataWritingProblems, ...itemMissing, ...itemTooLarge, ...valueTaken, ...conditionNotMet },
  example: {
    dataCollectionId: 'Books',
    patch: {
      dataItemId: book,
      fieldModifications: [
        { action: 'INCREMENT_FIELD', fieldPath: 'pages', incrementFieldOptions: { value: 8 } },
        { action: 'APPEND_TO_ARRAY', fieldPath: 'genres', appendToArrayOptions: { value: 'windows' } },
      ],
    },
  },
})

export const removeDataItem = call({
  ...any,
  method: 'DELETE',
  path: '/v2/items/{dataItemId}',
  also: [['POST', '/v2/items/remove']],
  summary: 'Remove an item from a data collection.',
  description: 'Takes an item out of its collection; it is answered as it was.',
  permission: 'WIX_DATA.REMOVE',
  writes: true,
  request: Shape({ dataItemId: ItemId, dataCollectionId, ...conditional, ...writing }),
  response: answer,
  problems: { ...dataWritingProblems, ...itemMissing, ...conditionNotMet },
  example: { dataCollectionId: 'Books', dataItemId: book },
})

export const truncateDataItems = call({
  ...any,
  allow: ['owner', 'app'],
  method: 'POST',
  path: '/v2/items/truncate',
  summary: 'Remove all items of a data collection.',
  description: 'Takes all items out of a collection, at once and without an event for each. Only for those who act for the site.',
  permission: 'WIX_DATA.TRUNCATE',
  writes: true,
  request: Shape({ dataCollectionId, ...writing }),
  response: Shape({}),
  problems: { WDE0025: dataWritingProblems.WDE0025, WRITTEN_AS_DRAFTS: dataWritingProblems.WRITTEN_AS_DRAFTS },
  example: { dataCollectionId: 'Books' },
})
