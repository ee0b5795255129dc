import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { field, maybe, Shape, Text } from '../scalars.ts'
import { FieldModification } from './bulk.ts'
import { DataItem, ItemId, IdentifiedDataItem } from './data-item.ts'
import { answering, conditional, including, reading, writing } from './options.ts'
import {
  conditionNotMet,
  dataCollectionProblems,
  dataWritingProblems,
  itemExists,
  itemMissing,
  itemTooLarge,
  valueNotUnique,
} from './problems.ts'

const source = 'commerce §7 "Data items", wire §5'
const any = { family: 'dataItems', allow: callers, source } as const
const dataCollectionId = field(Text(256, 1), 'ID of the collection, such as `Books`.')
const answer = Shape({ dataItem: field(DataItem, 'The item as the caller can see it.') })
const book = '50000000-0000-4000-8000-000000000008'

export const getDataItem = call({
  ...any,
  method: 'GET',
  path: '/v2/items/{dataItemId}',
  summary: 'Get an item of a data collection.',
  description: 'Returns an item by its ID. Fails with WDE0073 if it doesn’t exist or the caller can’t see it.',
  permission: 'WIX_DATA.QUERY',
  writes: false,
  request: Shape({
    dataItemId: field(ItemId, 'ID of the item.'),
    dataCollectionId,
    fields: maybe(Type.Array(Text(256), { maxItems: 100 }), 'Fields to return. All of them by default.'),
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
  description: 'Uses the ID that is sent or generates one. The caller becomes the item’s owner.',
  permission: 'WIX_DATA.INSERT',
  writes: true,
  request: Shape({ dataCollectionId, dataItem: field(DataItem, 'The item to insert.'), ...answering, ...writing }),
  response: answer,
  problems: { ...dataWritingProblems, ...itemExists, ...itemTooLarge, ...valueNotUnique },
  example: { dataCollectionId: 'Books', dataItem: { data: { title: 'The Weight of Light', year: 2026 } } },
})

export const updateDataItem = call({
  ...any,
  method: 'PUT',
  path: '/v2/items/{dataItem.id}',
  also: [['POST', '/v2/items/update']],
  summary: 'Replace the data of an item.',
  description: 'Omitted fields are removed, except multi-reference fields and fields that the caller can’t see.',
  permission: 'WIX_DATA.UPDATE',
  writes: true,
  request: Shape({
    dataCollectionId,
    dataItem: field(IdentifiedDataItem, 'The item with its whole data.'),
    ...conditional,
    ...answering,
    ...writing,
  }),
  response: answer,
  problems: { ...dataWritingProblems, ...itemMissing, ...itemTooLarge, ...valueNotUnique, ...conditionNotMet },
  example: { dataCollectionId: 'Books', dataItem: { id: book, data: { title: 'The Cat at the Window' } } },
})

export const saveDataItem = call({
  ...any,
  method: 'POST',
  path: '/v2/items/save',
  summary: 'Insert or update an item.',
  description:
    'Inserts an item, or replaces the data of the existing item with the same ID. Fails with WDE0073 if the caller can’t see that item.',
  permission: 'WIX_DATA.UPDATE',
  writes: true,
  request: Shape({
    dataCollectionId,
    dataItem: field(DataItem, 'The item with its whole data. Without an ID it is inserted.'),
    ...answering,
    ...writing,
  }),
  response: Shape({
    action: field(Type.Enum(['INSERTED', 'UPDATED']), 'Whether the item was new or existed.'),
    dataItem: field(DataItem, 'The item as the caller can see it.'),
  }),
  problems: { ...dataWritingProblems, ...itemMissing, ...itemTooLarge, ...valueNotUnique },
  example: { dataCollectionId: 'Books', dataItem: { id: book, data: { title: 'The Cat at the Window' } } },
})

export const patchDataItem = call({
  ...any,
  method: 'POST',
  path: '/v2/items/patch',
  summary: 'Update fields of an item.',
  description: 'Applies all changes in order, or none. Other fields stay unchanged, and concurrent changes aren’t lost.',
  permission: 'WIX_DATA.UPDATE',
  writes: true,
  request: Shape({
    dataCollectionId,
    patch: field(
      Shape({
        dataItemId: field(ItemId, 'ID of the item to change.'),
        fieldModifications: field(
          Type.Array(FieldModification, { minItems: 1, maxItems: 100 }),
          'Changes of the item, made in this order.',
        ),
      }),
      'The item and what changes in it.',
    ),
    ...conditional,
    ...writing,
  }),
  response: answer,
  problems: { ...dataWritingProblems, ...itemMissing, ...itemTooLarge, ...valueNotUnique, ...conditionNotMet },
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
  description: 'Returns the removed item.',
  permission: 'WIX_DATA.REMOVE',
  writes: true,
  request: Shape({ dataItemId: field(ItemId, 'ID of the item to remove.'), dataCollectionId, ...conditional, ...writing }),
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
  description: 'Removes all items at once, without an event for each. Only for the site’s team, apps and keys.',
  permission: 'WIX_DATA.TRUNCATE',
  writes: true,
  request: Shape({ dataCollectionId, ...writing }),
  response: Shape({}),
  problems: { WDE0025: dataWritingProblems.WDE0025, WRITTEN_AS_DRAFTS: dataWritingProblems.WRITTEN_AS_DRAFTS },
  example: { dataCollectionId: 'Books' },
})
